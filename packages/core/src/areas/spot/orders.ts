import {
  endings,
  type OrderStatus,
  type OrderType,
  orderStatuses,
  orderTypes,
  selfTradeModes,
  timesInForce,
} from '@quay/contract/spot';
import { Parts } from '@quay/money';
import type { StateRows } from '../../engine/area.ts';
import { putCount, putUnits, Reader, Writer } from '../../engine/bytes.ts';
import { type Changes, dropMark, putMark, type Recorder } from '../../engine/changes.ts';
import { codecOf } from '../../engine/columns.ts';
import { NumberMap } from '../../engine/number-map.ts';
import { ASK, BID, type BookSide, type Seats } from '../../matching/index.ts';
import { type Order, ordersTable } from './state.ts';
import type { Venue } from './venue.ts';

export const LIMIT = orderTypes.indexOf('limit');
export const MARKET = orderTypes.indexOf('market');
export const STOP_LIMIT = orderTypes.indexOf('stop-limit');
export const STOP_MARKET = orderTypes.indexOf('stop-market');

export const FOK = timesInForce.indexOf('fok');
export const IOC = timesInForce.indexOf('ioc');
export const POST_ONLY = timesInForce.indexOf('post-only');

export const OPEN = orderStatuses.indexOf('open');
export const FILLED = orderStatuses.indexOf('filled');
export const CANCELLED = orderStatuses.indexOf('cancelled');
export const EXPIRED = orderStatuses.indexOf('expired');
export const WAITING = orderStatuses.indexOf('waiting');

export const BY_OWNER = endings.indexOf('owner');
export const NO_MORE_OFFERS = endings.indexOf('no-more-offers');
export const SELF_TRADE = endings.indexOf('self-trade');
export const PRICE_BAND = endings.indexOf('price-band');

/** Stands for a column that is empty. */
const NOTHING = -1;

const PUT = putMark(ordersTable);

/** More bytes than a row has, its client id apart. */
const ROW_MAX = 320;
/** Amounts up to this are written as one number; above, in parts. */
const UNITS_FAST = 2 ** 52 - 1;

function putPrice(bytes: Uint8Array, at: number, ticks: number, tick: number): number {
  if (ticks === NOTHING) {
    bytes[at] = 0;
    return at + 1;
  }
  bytes[at] = 1;
  return putUnits(bytes, at + 1, ticks * tick);
}

/** What becomes of an order's row when the batch is taken. */
const STAYS = 0;
/** Its last values are written, and its slot is free. */
const ENDS = 1;
/** It goes, from the database too: a desk's. */
const VANISHES = 2;

/** What is said of an order when it is accepted. */
export type Accepted = {
  readonly id: number;
  readonly owner: number;
  readonly clientId: string | null;
  readonly venue: Venue;
  readonly buys: boolean;
  readonly type: number;
  readonly force: number;
  readonly selfTrade: number;
  readonly limitTicks: number;
  readonly stopTicks: number;
  readonly lots: number;
  readonly amount: number;
  readonly makerRate: number;
  readonly takerRate: number;
  readonly keepsRow: boolean;
  readonly at: number;
};

/**
 * All orders that live, in flat arrays by slot: prices in ticks, quantities in lots, quote amounts in units. The book
 * shares the slots ({@link Seats}). What ends in a batch keeps its slot until the batch is taken, so that its row is
 * written once with its last values.
 */
export class Orders implements StateRows, Recorder {
  readonly table = ordersTable;
  readonly seats: Seats;
  readonly #byId = new NumberMap();
  readonly #touched: number[] = [];
  readonly #venueOf: (symbol: string) => Venue;
  readonly #venues: Venue[] = [];
  readonly #held = new Parts();
  readonly #quantity = new Parts();
  readonly #row = new Writer();

  id!: Float64Array;
  venue!: Int32Array;
  buys!: Uint8Array;
  type!: Uint8Array;
  force!: Uint8Array;
  selfTrade!: Uint8Array;
  status!: Uint8Array;
  ended!: Int8Array;
  limitTicks!: Int32Array;
  stopTicks!: Int32Array;
  /** Lots ordered, −1 where an amount is spent; lots filled. */
  lots!: Float64Array;
  filledLots!: Float64Array;
  /** Units of quote to spend, −1 where lots were ordered; units of quote that the fills were worth. */
  amount!: Float64Array;
  filledAmount!: Float64Array;
  feeWhole!: Float64Array;
  feeFraction!: Float64Array;
  makerRate!: Int32Array;
  takerRate!: Int32Array;
  createdAt!: Float64Array;
  updatedAt!: Float64Array;
  triggeredAt!: Float64Array;
  seat!: Float64Array;
  /** The account that holds, and the one that gains. */
  payer!: Int32Array;
  payee!: Int32Array;
  #fate!: Uint8Array;
  #isTouched!: Uint8Array;
  #isNew!: Uint8Array;
  #keepsRow!: Uint8Array;
  #clientId: (string | null)[] = [];
  #capacity = 0;

  constructor(seats: Seats, venueOf: (symbol: string) => Venue, changes: Changes) {
    this.seats = seats;
    this.#venueOf = venueOf;
    this.#grow(seats.capacity);
    changes.add(this);
  }

  get size(): number {
    return this.#byId.size;
  }

  /** −1 when no such order lives. */
  find(id: number): number {
    return this.#byId.get(id);
  }

  venueAt(slot: number): Venue {
    return this.#venues[this.venue[slot]!]!;
  }

  accept(order: Accepted): number {
    const slot = this.#claim(order.id, order.owner, order.venue);
    this.buys[slot] = order.buys ? 1 : 0;
    this.type[slot] = order.type;
    this.force[slot] = order.force;
    this.selfTrade[slot] = order.selfTrade;
    this.status[slot] = OPEN;
    this.ended[slot] = NOTHING;
    this.limitTicks[slot] = order.limitTicks;
    this.stopTicks[slot] = order.stopTicks;
    this.lots[slot] = order.lots;
    this.amount[slot] = order.amount;
    this.filledLots[slot] = 0;
    this.filledAmount[slot] = 0;
    this.feeWhole[slot] = 0;
    this.feeFraction[slot] = 0;
    this.makerRate[slot] = order.makerRate;
    this.takerRate[slot] = order.takerRate;
    this.createdAt[slot] = order.at;
    this.updatedAt[slot] = order.at;
    this.triggeredAt[slot] = NOTHING;
    this.seat[slot] = order.id;
    this.#clientId[slot] = order.clientId;
    this.#keepsRow[slot] = order.keepsRow ? 1 : 0;
    this.#isNew[slot] = 1;
    this.touch(slot);
    return slot;
  }

  #claim(id: number, owner: number, venue: Venue): number {
    const slot = this.seats.claim(owner);
    if (slot >= this.#capacity) this.#grow(this.seats.capacity);
    this.id[slot] = id;
    this.venue[slot] = venue.number;
    this.#venues[venue.number] = venue;
    this.#fate[slot] = STAYS;
    this.#byId.set(id, slot);
    return slot;
  }

  touch(slot: number): void {
    if (this.#isTouched[slot] === 1) return;
    this.#isTouched[slot] = 1;
    this.#touched.push(slot);
  }

  /** The order is over; its values stand until the batch is taken. */
  end(slot: number, status: number, ended: number): void {
    this.status[slot] = status;
    this.ended[slot] = ended;
    this.#fate[slot] = this.#keepsRow[slot] === 1 ? ENDS : VANISHES;
    this.#byId.delete(this.id[slot]!);
    this.touch(slot);
  }

  isOver(slot: number): boolean {
    return this.#fate[slot] !== STAYS;
  }

  /** Whether it pays fees and its rows are kept: everybody but the desks of the simulated market. */
  isKept(slot: number): boolean {
    return this.#keepsRow[slot] === 1;
  }

  /** Which side of its book it rests on; a stop order waits where the last price has to come to. */
  sideOf(slot: number): BookSide {
    return this.buys[slot] === 1 ? BID : ASK;
  }

  /** What decides what may be done with an order. */
  lifeOf(slot: number): { readonly status: OrderStatus; readonly type: OrderType } {
    return { status: orderStatuses[this.status[slot]!]!, type: orderTypes[this.type[slot]!]! };
  }

  /** Lots that are left of what was ordered. */
  leftOf(slot: number): number {
    return this.lots[slot]! - this.filledLots[slot]!;
  }

  /** What it can still cost, and so holds: quote for a buy, base for a sell. */
  heldOf(slot: number, into: Parts): Parts {
    if (this.isOver(slot)) return into.set(0, 0);
    if (this.amount[slot] !== NOTHING) return into.ofUnits(this.amount[slot]! - this.filledAmount[slot]!);
    const venue = this.venueAt(slot);
    const left = this.leftOf(slot);
    if (this.buys[slot] === 0) return into.ofProduct(left, venue.lot);
    return into.ofUnits(left * this.limitTicks[slot]! * venue.grain);
  }

  addFee(slot: number, fee: Parts): void {
    let whole = this.feeWhole[slot]! + fee.whole;
    let fraction = this.feeFraction[slot]! + fee.fraction;
    if (fraction >= 100_000_000) {
      fraction -= 100_000_000;
      whole += 1;
    }
    this.feeWhole[slot] = whole;
    this.feeFraction[slot] = fraction;
  }

  get changed(): boolean {
    return this.#touched.length > 0;
  }

  take(to: Writer): void {
    for (const slot of this.#touched) {
      const fate = this.#fate[slot]!;
      if (fate !== VANISHES) {
        to.count(PUT);
        this.write(to, slot);
      } else if (this.#isNew[slot] === 0) {
        to.count(dropMark(ordersTable));
        to.count(this.id[slot]!);
      }
      this.#isTouched[slot] = 0;
      this.#isNew[slot] = 0;
      if (fate !== STAYS) this.#free(slot);
    }
    this.#touched.length = 0;
  }

  #free(slot: number): void {
    this.#clientId[slot] = null;
    this.seats.free(slot);
  }

  /** The row of an order, column by column as {@link ordersTable} has them; a test holds the two against each other. */
  write(to: Writer, slot: number): void {
    const venue = this.#venues[this.venue[slot]!]!;
    const clientId = this.#clientId[slot]!;
    const over = this.isOver(slot);
    let bytes = to.reserve(ROW_MAX);
    let at = putCount(bytes, to.at, this.id[slot]!);
    at = putCount(bytes, at, this.seats.ownerOf(slot));
    if (clientId === null) bytes[at++] = 0;
    else {
      bytes[at++] = 1;
      to.at = at;
      to.text(clientId);
      bytes = to.reserve(ROW_MAX);
      at = to.at;
    }
    const { symbol } = venue;
    for (let letter = 0; letter < symbol.length; letter++) bytes[at++] = symbol[letter]!;
    bytes[at++] = this.buys[slot] === 1 ? 0 : 1;
    bytes[at++] = this.type[slot]!;
    at = putPrice(bytes, at, this.limitTicks[slot]!, venue.tick);
    if (this.lots[slot] === NOTHING) bytes[at++] = 0;
    else {
      bytes[at++] = 1;
      at = this.#putLots(to, bytes, at, this.lots[slot]!, venue.lot);
    }
    if (this.amount[slot] === NOTHING) bytes[at++] = 0;
    else {
      bytes[at++] = 1;
      at = this.#putParts(to, bytes, at, 0, this.amount[slot]!);
    }
    at = this.#putLots(to, bytes, at, this.filledLots[slot]!, venue.lot);
    at = this.#putParts(to, bytes, at, 0, this.filledAmount[slot]!);
    at = this.#putParts(to, bytes, at, this.feeWhole[slot]!, this.feeFraction[slot]!);
    if (over) bytes[at++] = 0;
    else {
      const held = this.heldOf(slot, this.#held);
      at = this.#putParts(to, bytes, at, held.whole, held.fraction);
    }
    at = putUnits(bytes, at, this.makerRate[slot]!);
    at = putUnits(bytes, at, this.takerRate[slot]!);
    bytes[at++] = this.status[slot]!;
    at = putCount(bytes, at, this.createdAt[slot]!);
    at = putCount(bytes, at, this.updatedAt[slot]!);
    bytes[at++] = this.force[slot]!;
    bytes[at++] = this.selfTrade[slot]!;
    at = putPrice(bytes, at, this.stopTicks[slot]!, venue.tick);
    at = putCount(bytes, at, this.seat[slot]!);
    if (this.ended[slot] === NOTHING) bytes[at++] = 0;
    else {
      bytes[at++] = 1;
      bytes[at++] = this.ended[slot]!;
    }
    if (this.triggeredAt[slot] === NOTHING) bytes[at++] = 0;
    else {
      bytes[at++] = 1;
      at = putCount(bytes, at, this.triggeredAt[slot]!);
    }
    to.at = at;
  }

  #putLots(to: Writer, bytes: Uint8Array, at: number, lots: number, lot: number): number {
    const units = lots * lot;
    if (units <= UNITS_FAST) return putCount(bytes, at, units * 2);
    const quantity = this.#quantity.ofProduct(lots, lot);
    return this.#putParts(to, bytes, at, quantity.whole, quantity.fraction);
  }

  /** Room for the longest row was made before, so the bytes stay the same ones. */
  #putParts(to: Writer, bytes: Uint8Array, at: number, whole: number, fraction: number): number {
    const units = whole * 100_000_000 + fraction;
    if (units <= UNITS_FAST) return putCount(bytes, at, units * 2);
    to.at = at;
    to.parts(whole, fraction);
    return to.at;
  }

  row(slot: number): Order {
    this.write(this.#row, slot);
    return codecOf<Order>(ordersTable.columns).read(new Reader(this.#row.take()));
  }

  /** Slots of all orders that live. */
  *live(): Iterable<number> {
    for (let slot = 0; slot < this.#capacity; slot++) if (this.#isLive(slot)) yield slot;
  }

  #isLive(slot: number): boolean {
    return this.find(this.id[slot]!) === slot;
  }

  *values(): Iterable<Order> {
    for (const slot of this.live()) yield this.row(slot);
  }

  restore(row: Order): void {
    const venue = this.#venueOf(row.market);
    const known = this.find(row.id);
    const slot = known >= 0 ? known : this.#claim(row.id, row.owner, venue);
    const { market } = venue;
    this.buys[slot] = row.side === 'buy' ? 1 : 0;
    this.type[slot] = orderTypes.indexOf(row.type);
    this.force[slot] = timesInForce.indexOf(row.timeInForce);
    this.selfTrade[slot] = selfTradeModes.indexOf(row.selfTrade);
    this.status[slot] = orderStatuses.indexOf(row.status);
    this.ended[slot] = NOTHING;
    this.limitTicks[slot] = row.price === null ? NOTHING : Number(row.price / market.tick);
    this.stopTicks[slot] = row.stopPrice === null ? NOTHING : Number(row.stopPrice / market.tick);
    this.lots[slot] = row.quantity === null ? NOTHING : Number(row.quantity / market.lot);
    this.filledLots[slot] = Number(row.filledQuantity / market.lot);
    this.amount[slot] = row.amount === null ? NOTHING : Number(row.amount);
    this.filledAmount[slot] = Number(row.filledAmount);
    const fee = this.#quantity.of(row.fee);
    this.feeWhole[slot] = fee.whole;
    this.feeFraction[slot] = fee.fraction;
    this.makerRate[slot] = Number(row.makerFeeRate);
    this.takerRate[slot] = Number(row.takerFeeRate);
    this.createdAt[slot] = row.createdAt;
    this.updatedAt[slot] = row.updatedAt;
    this.triggeredAt[slot] = row.triggeredAt ?? NOTHING;
    this.seat[slot] = row.seat;
    this.#clientId[slot] = row.clientId;
  }

  forget({ id }: Order): void {
    const slot = this.find(id);
    if (slot < 0) return;
    this.#byId.delete(id);
    this.#free(slot);
  }

  /** Start-up: what the rows do not say. */
  settle(slot: number, payer: number, payee: number, keepsRow: boolean): void {
    this.payer[slot] = payer;
    this.payee[slot] = payee;
    this.#keepsRow[slot] = keepsRow ? 1 : 0;
  }

  #grow(capacity: number): void {
    const doubles = (old: Float64Array | undefined) => larger(old, new Float64Array(capacity));
    const whole = (old: Int32Array | undefined) => larger(old, new Int32Array(capacity));
    const small = (old: Uint8Array | undefined) => larger(old, new Uint8Array(capacity));
    this.id = doubles(this.id);
    this.venue = whole(this.venue);
    this.buys = small(this.buys);
    this.type = small(this.type);
    this.force = small(this.force);
    this.selfTrade = small(this.selfTrade);
    this.status = small(this.status);
    this.ended = larger(this.ended, new Int8Array(capacity));
    this.limitTicks = whole(this.limitTicks);
    this.stopTicks = whole(this.stopTicks);
    this.lots = doubles(this.lots);
    this.filledLots = doubles(this.filledLots);
    this.amount = doubles(this.amount);
    this.filledAmount = doubles(this.filledAmount);
    this.feeWhole = doubles(this.feeWhole);
    this.feeFraction = doubles(this.feeFraction);
    this.makerRate = whole(this.makerRate);
    this.takerRate = whole(this.takerRate);
    this.createdAt = doubles(this.createdAt);
    this.updatedAt = doubles(this.updatedAt);
    this.triggeredAt = doubles(this.triggeredAt);
    this.seat = doubles(this.seat);
    this.payer = whole(this.payer);
    this.payee = whole(this.payee);
    this.#fate = small(this.#fate);
    this.#isTouched = small(this.#isTouched);
    this.#isNew = small(this.#isNew);
    this.#keepsRow = small(this.#keepsRow);
    for (let slot = this.#capacity; slot < capacity; slot++) this.#clientId.push(null);
    this.#capacity = capacity;
  }
}

type Numbers = Float64Array | Int32Array | Uint8Array | Int8Array;

function larger<Of extends Numbers>(old: Of | undefined, grown: Of): Of {
  if (old) grown.set(old);
  return grown;
}
