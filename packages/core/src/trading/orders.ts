import { type OrderStatus, type OrderType, orderStatuses, orderTypes } from '@quay/contract/trading/rules';
import { Parts } from '@quay/money';
import type { StateRows } from '../engine/area.ts';
import { Reader, Writer } from '../engine/bytes.ts';
import { type Changes, dropMark, putMark, type Recorder } from '../engine/changes.ts';
import { codecOf } from '../engine/columns.ts';
import { NumberList } from '../engine/number-list.ts';
import { NumberMap } from '../engine/number-map.ts';
import type { Table } from '../engine/table.ts';
import type { BookSide, OrderSlots, SelfTrade } from '../matching/index.ts';
import * as matching from '../matching/index.ts';
import type { Holdings } from './holdings.ts';
import type { Instrument } from './instrument.ts';
import * as codes from './order-codes.ts';
import { type Accepted, OFFSETS, readRecord, writeRecord } from './order-record.ts';
import type { OwnColumns, OwnTerms, TradingProduct } from './product.ts';
import type { Order } from './tables.ts';

// V8 looks an imported constant up at every use, and folds one of the module's own into the code.
const { ASK, BID } = matching;
const { NOTHING, OPEN, WAITING } = codes;
const {
  AMOUNT,
  BUYS,
  CREATED_AT,
  DOUBLES,
  ENDED,
  ENDS,
  FATE,
  FEE_FRACTION,
  FEE_WHOLE,
  FILLED_AMOUNT,
  FILLED_LOTS,
  FORCE,
  ID,
  INTEGERS,
  KEEPS_ROW,
  LIMIT_TICKS,
  LOTS,
  MAKER_RATE,
  NEXT,
  OWN,
  OWNER,
  PAYEE,
  PAYER,
  PREVIOUS,
  RECORD_BYTES,
  ROW_AT,
  ROW_END,
  PRIORITY,
  SELF_TRADE_MODE,
  LIST,
  STATUS,
  STAYS,
  STOP_TICKS,
  TAKER_RATE,
  TOUCHED,
  TRIGGERED_AT,
  TYPE,
  UPDATED_AT,
  VANISHES,
  INSTRUMENT,
} = OFFSETS;

/**
 * All orders that live, as records of one buffer by slot: prices in ticks, quantities in lots, quote amounts in units.
 * The books share the slots ({@link OrderSlots}). What ends in a batch keeps its slot until the batch is taken, so that its
 * row is written once with its last values.
 */
export class Orders implements StateRows, Recorder {
  readonly table: Table<Order>;
  readonly slots: OrderSlots;
  /** The marks before its rows. */
  readonly #put: number;
  readonly #drop: number;
  readonly #holdings: Holdings;
  readonly #own: OwnColumns | undefined;
  readonly #byId = new NumberMap();
  readonly #touched = new NumberList();
  readonly #instrumentOf: (symbol: string) => Instrument;
  readonly #instruments: Instrument[] = [];
  readonly #held = new Parts();
  readonly #row = new Writer();
  /** Where this batch's replies stand. */
  #replies = this.#row;
  #doubles = new Float64Array(0);
  #integers = new Int32Array(0);
  #clientId: (string | null)[] = [];
  #capacity = 0;

  constructor(of: {
    readonly product: Pick<TradingProduct, 'tables' | 'own'>;
    readonly slots: OrderSlots;
    readonly holdings: Holdings;
    readonly instrumentOf: (symbol: string) => Instrument;
    readonly changes: Changes;
  }) {
    const { product, slots, holdings, instrumentOf, changes } = of;
    this.table = product.tables.orders;
    this.slots = slots;
    this.#put = putMark(this.table);
    this.#drop = dropMark(this.table);
    this.#holdings = holdings;
    this.#own = product.own;
    this.#instrumentOf = instrumentOf;
    this.#grow(slots.capacity);
    changes.add(this);
  }

  get size(): number {
    return this.#byId.size;
  }

  /** −1 when there is no such open order. */
  find(id: number): number {
    return this.#byId.get(id);
  }

  accept(order: Accepted): number {
    const slot = this.#claim(order.id, order.owner, order.instrument);
    const doubles = this.#doubles;
    const integers = this.#integers;
    const d = slot * DOUBLES;
    const n = slot * INTEGERS;
    doubles[d + LOTS] = order.lots;
    doubles[d + FILLED_LOTS] = 0;
    doubles[d + AMOUNT] = order.amount;
    doubles[d + FILLED_AMOUNT] = 0;
    doubles[d + FEE_WHOLE] = 0;
    doubles[d + FEE_FRACTION] = 0;
    doubles[d + CREATED_AT] = order.at;
    doubles[d + UPDATED_AT] = order.at;
    doubles[d + TRIGGERED_AT] = NOTHING;
    doubles[d + PRIORITY] = order.id;
    integers[n + BUYS] = order.buys ? 1 : 0;
    integers[n + TYPE] = order.type;
    integers[n + FORCE] = order.force;
    integers[n + SELF_TRADE_MODE] = order.selfTrade;
    integers[n + STATUS] = OPEN;
    integers[n + ENDED] = NOTHING;
    integers[n + LIMIT_TICKS] = order.limitTicks;
    integers[n + STOP_TICKS] = order.stopTicks;
    integers[n + MAKER_RATE] = order.makerRate;
    integers[n + TAKER_RATE] = order.takerRate;
    integers[n + LIST] = order.list;
    integers[n + PAYER] = order.payer;
    integers[n + PAYEE] = order.payee;
    integers[n + KEEPS_ROW] = order.keepsRow ? 1 : 0;
    integers[n + TOUCHED] = 2;
    integers[n + ROW_AT] = NOTHING;
    integers[n + OWN] = 0;
    if (order.clientId !== null) this.#clientId[slot] = order.clientId;
    this.#touched.push(slot);
    return slot;
  }

  #claim(id: number, owner: number, instrument: Instrument): number {
    const slot = this.slots.claim(owner);
    if (slot >= this.#capacity) this.#grow(this.slots.capacity);
    this.#doubles[slot * DOUBLES + ID] = id;
    this.#doubles[slot * DOUBLES + OWNER] = owner;
    this.#integers[slot * INTEGERS + INSTRUMENT] = instrument.number;
    this.#integers[slot * INTEGERS + FATE] = STAYS;
    this.#instruments[instrument.number] = instrument;
    this.#byId.set(id, slot);
    return slot;
  }

  idOf(slot: number): number {
    return this.#doubles[slot * DOUBLES + ID]!;
  }

  ownerOf(slot: number): number {
    return this.#doubles[slot * DOUBLES + OWNER]!;
  }

  instrumentAt(slot: number): Instrument {
    return this.#instruments[this.#integers[slot * INTEGERS + INSTRUMENT]!]!;
  }

  buys(slot: number): boolean {
    return this.#integers[slot * INTEGERS + BUYS] === 1;
  }

  /** Which side of its book it rests on. */
  sideOf(slot: number): BookSide {
    return this.buys(slot) ? BID : ASK;
  }

  forceOf(slot: number): number {
    return this.#integers[slot * INTEGERS + FORCE]!;
  }

  selfTradeOf(slot: number): SelfTrade {
    return this.#integers[slot * INTEGERS + SELF_TRADE_MODE] as SelfTrade;
  }

  statusOf(slot: number): number {
    return this.#integers[slot * INTEGERS + STATUS]!;
  }

  /** What decides what may be done with an order. */
  lifeOf(slot: number): { readonly status: OrderStatus; readonly type: OrderType } {
    const type = this.#integers[slot * INTEGERS + TYPE]!;
    return { status: orderStatuses[this.statusOf(slot)]!, type: orderTypes[type]! };
  }

  /** −1 when it has no price. */
  limitOf(slot: number): number {
    return this.#integers[slot * INTEGERS + LIMIT_TICKS]!;
  }

  stopOf(slot: number): number {
    return this.#integers[slot * INTEGERS + STOP_TICKS]!;
  }

  /** −1 when an amount is spent instead. */
  lotsOf(slot: number): number {
    return this.#doubles[slot * DOUBLES + LOTS]!;
  }

  filledLotsOf(slot: number): number {
    return this.#doubles[slot * DOUBLES + FILLED_LOTS]!;
  }

  /** Lots that are left of what was ordered. */
  leftOf(slot: number): number {
    return this.#doubles[slot * DOUBLES + LOTS]! - this.#doubles[slot * DOUBLES + FILLED_LOTS]!;
  }

  /** Units of quote to spend, −1 when lots were ordered. */
  amountOf(slot: number): number {
    return this.#doubles[slot * DOUBLES + AMOUNT]!;
  }

  makerRateOf(slot: number): number {
    return this.#integers[slot * INTEGERS + MAKER_RATE]!;
  }

  takerRateOf(slot: number): number {
    return this.#integers[slot * INTEGERS + TAKER_RATE]!;
  }

  payerOf(slot: number): number {
    return this.#integers[slot * INTEGERS + PAYER]!;
  }

  payeeOf(slot: number): number {
    return this.#integers[slot * INTEGERS + PAYEE]!;
  }

  priorityOf(slot: number): number {
    return this.#doubles[slot * DOUBLES + PRIORITY]!;
  }

  isOver(slot: number): boolean {
    return this.#integers[slot * INTEGERS + FATE] !== STAYS;
  }

  /** Whether it pays fees and its rows are kept: everybody's but the market makers' of the simulated market. */
  isKept(slot: number): boolean {
    return this.#integers[slot * INTEGERS + KEEPS_ROW] === 1;
  }

  /** What it can still cost, and so holds. */
  heldOf(slot: number, into: Parts): Parts {
    const doubles = this.#doubles;
    const d = slot * DOUBLES;
    if (this.isOver(slot)) return into.set(0, 0);
    const spends = doubles[d + AMOUNT]!;
    const amount = spends === NOTHING ? NOTHING : spends - doubles[d + FILLED_AMOUNT]!;
    const left = doubles[d + LOTS]! - doubles[d + FILLED_LOTS]!;
    return this.#holdings.held(this, slot, left, amount, into);
  }

  /** One of the integers that the product says of its orders besides. */
  ownOf(slot: number, which: 0 | 1 | 2): number {
    return this.#integers[slot * INTEGERS + OWN + which]!;
  }

  setOwn(slot: number, own: OwnTerms): void {
    const n = slot * INTEGERS + OWN;
    this.#integers[n] = own[0];
    this.#integers[n + 1] = own[1];
    this.#integers[n + 2] = own[2];
  }

  /** The list of its owner's living orders in the instrument. */
  listOf(slot: number): number {
    return this.#integers[slot * INTEGERS + LIST]!;
  }

  /** Its neighbours in that list. */
  nextOf(slot: number): number {
    return this.#integers[slot * INTEGERS + NEXT]!;
  }

  previousOf(slot: number): number {
    return this.#integers[slot * INTEGERS + PREVIOUS]!;
  }

  setNext(slot: number, next: number): void {
    this.#integers[slot * INTEGERS + NEXT] = next;
  }

  setPrevious(slot: number, previous: number): void {
    this.#integers[slot * INTEGERS + PREVIOUS] = previous;
  }

  /** Its row is another now. */
  touch(slot: number): void {
    const n = slot * INTEGERS;
    this.#integers[n + ROW_AT] = NOTHING;
    if (this.#integers[n + TOUCHED] !== 0) return;
    this.#integers[n + TOUCHED] = 1;
    this.#touched.push(slot);
  }

  /** It waits outside the book: since it was accepted, or before start-up, which is no change. */
  pend(slot: number): void {
    this.#integers[slot * INTEGERS + STATUS] = WAITING;
    this.#integers[slot * INTEGERS + ROW_AT] = NOTHING;
  }

  /** Its stop price came. */
  trigger(slot: number, at: number): void {
    this.#doubles[slot * DOUBLES + TRIGGERED_AT] = at;
    this.#doubles[slot * DOUBLES + UPDATED_AT] = at;
    this.#integers[slot * INTEGERS + STATUS] = OPEN;
    this.touch(slot);
  }

  /** It goes to the back of its price. */
  requeue(slot: number, priority: number): void {
    this.#doubles[slot * DOUBLES + PRIORITY] = priority;
    this.touch(slot);
  }

  amend(slot: number, limitTicks: number, lots: number, at: number): void {
    this.#integers[slot * INTEGERS + LIMIT_TICKS] = limitTicks;
    this.#doubles[slot * DOUBLES + LOTS] = lots;
    this.#doubles[slot * DOUBLES + UPDATED_AT] = at;
    this.touch(slot);
  }

  /** It traded. */
  fill(slot: number, lots: number, units: number, fee: Parts, at: number): void {
    const doubles = this.#doubles;
    const d = slot * DOUBLES;
    doubles[d + FILLED_LOTS]! += lots;
    doubles[d + FILLED_AMOUNT]! += units;
    let whole = doubles[d + FEE_WHOLE]! + fee.whole;
    let fraction = doubles[d + FEE_FRACTION]! + fee.fraction;
    if (fraction >= 100_000_000) {
      fraction -= 100_000_000;
      whole += 1;
    }
    doubles[d + FEE_WHOLE] = whole;
    doubles[d + FEE_FRACTION] = fraction;
    doubles[d + UPDATED_AT] = at;
    this.touch(slot);
  }

  /** The order is over; its values stand until the batch is taken. */
  end(slot: number, status: number, ended: number, at: number): void {
    const n = slot * INTEGERS;
    this.#integers[n + STATUS] = status;
    this.#integers[n + ENDED] = ended;
    this.#integers[n + FATE] = this.#integers[n + KEEPS_ROW] === 1 ? ENDS : VANISHES;
    this.#doubles[slot * DOUBLES + UPDATED_AT] = at;
    this.#byId.delete(this.idOf(slot));
    this.touch(slot);
  }

  get changed(): boolean {
    return this.#touched.size > 0;
  }

  take(to: Writer): void {
    const integers = this.#integers;
    for (let index = 0; index < this.#touched.size; index++) {
      const slot = this.#touched.at(index);
      const n = slot * INTEGERS;
      const fate = integers[n + FATE]!;
      if (fate !== VANISHES) {
        to.count(this.#put);
        if (integers[n + ROW_AT] === NOTHING) this.write(to, slot);
        else to.copy(this.#replies, integers[n + ROW_AT]!, integers[n + ROW_END]!);
      } else if (integers[n + TOUCHED] === 1) {
        to.count(this.#drop);
        to.count(this.idOf(slot));
      }
      integers[n + TOUCHED] = 0;
      if (fate !== STAYS) this.#free(slot);
    }
    this.#touched.clear();
  }

  #free(slot: number): void {
    if (this.#clientId[slot] !== null) this.#clientId[slot] = null;
    this.slots.free(slot);
  }

  /** The row of an order, as its table has it. */
  write(to: Writer, slot: number): void {
    const held = this.heldOf(slot, this.#held);
    writeRecord(to, this.#doubles, this.#integers, slot, this.instrumentAt(slot), this.#clientId[slot]!, held);
    this.#own?.write(to, this, slot);
  }

  /** The same as a command's reply. Nothing more happens to most orders in their batch: they need no other row. */
  reply(to: Writer, slot: number): void {
    const n = slot * INTEGERS;
    this.#replies = to;
    this.#integers[n + ROW_AT] = to.at;
    this.write(to, slot);
    this.#integers[n + ROW_END] = to.at;
  }

  row(slot: number): Order {
    this.write(this.#row, slot);
    return codecOf<Order>(this.table.columns).read(new Reader(this.#row.take()));
  }

  /** Slots of all orders that live. */
  *live(): Iterable<number> {
    for (let slot = 0; slot < this.#capacity; slot++) if (this.find(this.idOf(slot)) === slot) yield slot;
  }

  *values(): Iterable<Order> {
    for (const slot of this.live()) yield this.row(slot);
  }

  restore(row: Order): void {
    const instrument = this.#instrumentOf(row.market);
    const known = this.find(row.id);
    const slot = known >= 0 ? known : this.#claim(row.id, row.owner, instrument);
    readRecord(row, this.#doubles, this.#integers, slot, instrument);
    if (this.#own) this.setOwn(slot, this.#own.read(row, instrument));
    this.#clientId[slot] = row.clientId;
  }

  forget({ id }: Order): void {
    const slot = this.find(id);
    if (slot < 0) return;
    this.#byId.delete(id);
    this.#free(slot);
  }

  /** Start-up: what the rows do not say. */
  settle(
    slot: number,
    { list, payer, payee, keepsRow }: Pick<Accepted, 'list' | 'payer' | 'payee' | 'keepsRow'>,
  ): void {
    const n = slot * INTEGERS;
    this.#integers[n + LIST] = list;
    this.#integers[n + PAYER] = payer;
    this.#integers[n + PAYEE] = payee;
    this.#integers[n + KEEPS_ROW] = keepsRow ? 1 : 0;
  }

  #grow(capacity: number): void {
    const buffer = new ArrayBuffer(capacity * RECORD_BYTES);
    const doubles = new Float64Array(buffer);
    // A copy of bits: seen as doubles, integers may look like numbers that are none.
    new Uint8Array(buffer).set(new Uint8Array(this.#doubles.buffer));
    this.#doubles = doubles;
    this.#integers = new Int32Array(buffer);
    for (let slot = this.#capacity; slot < capacity; slot++) this.#clientId.push(null);
    this.#capacity = capacity;
  }
}
