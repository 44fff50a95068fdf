import {
  type C2cOrder,
  c2cOrdersTable,
  type Market,
  marketsTable,
  type SaleReference,
  saleReferencesTable,
  type Trade,
  tradesTable,
  type ValueCase,
  type ValueGiven,
  valueCasesTable,
  valueGivenTable,
} from '../../src/index.ts';
import { rowsOf, type Sorted } from '../auditor/sorted.ts';
import { wrong } from '../auditor/wrong.ts';
import type { Observed } from '../spot/observed.ts';
import type { Kept } from './holds.ts';

const ONE = 100_000_000n;
const DAY = 86_400_000;
/** So much of a day is a case, and each further one. */
const STEP = 500n * ONE;

type Pair = { owner: number; counterparty: number; day: number; amount: bigint };
/** Value that one gave to another, as trades and orders say. */
type Gift = { readonly giver: number; readonly getter: number; readonly value: bigint; readonly at: number };

const keyOf = ({ owner, counterparty }: Pair): string => `${owner}/${counterparty}`;

/**
 * What owners gave to one counterparty, worked out again from trades and C2C orders (I47). A trade is held against the
 * last price before the order that took; a C2C order against the reference that was written when it was taken. Where a
 * batch does not say which that was, the rows are believed for the two, and for them alone.
 */
export class GivenValue {
  readonly #isMarketMaker: (owner: number) => boolean;
  readonly #kept: Kept;
  readonly #last = new Map<string, bigint>();
  readonly #references = new Map<number, bigint>();
  readonly #pairs = new Map<string, Pair>();
  readonly #rows = new Map<string, Pair>();
  /** Of the batch: who cannot be checked in it, and whose row is to be looked at. */
  readonly #doubtful = new Set<string>();
  readonly #touched = new Set<string>();
  #day = 0;
  lastCase = 0;

  constructor(isMarketMaker: (owner: number) => boolean, kept: Kept) {
    this.#isMarketMaker = isMarketMaker;
    this.#kept = kept;
  }

  receive(sorted: Sorted, orders: ReadonlyMap<number, Observed>, to: number, alone: boolean): void {
    const trades = rowsOf<Trade>(sorted, tradesTable.number);
    if (alone) this.#validateFar(trades, orders);
    this.#doubtful.clear();
    this.#touched.clear();
    const traded = [...this.#byTrades(trades, orders, alone)];
    const sold = [...this.#bySales(sorted)];
    // Nothing says which of the two was first.
    for (const { giver, getter } of sold) {
      if (traded.some((gift) => gift.giver === giver && gift.getter === getter)) this.#doubt(giver, getter);
    }
    const gifts = [...traded, ...sold].sort((a, b) => a.at - b.at);
    const cases = gifts.flatMap((gift) => this.#give(gift));
    this.#validate(sorted, cases, to);
    for (const { symbol, referencePrice } of rowsOf<Market>(sorted, marketsTable.number)) {
      this.#last.set(symbol, referencePrice);
    }
  }

  /** Whoever is held or stopped places no order that could go far from the last price at their cost (I48). */
  #validateFar(trades: readonly Trade[], orders: ReadonlyMap<number, Observed>): void {
    for (const { row, before } of orders.values()) {
      const { id, owner, side, price, stopPrice, updatedAt } = row;
      if (before && before.row.price === price) continue;
      if (this.#isMarketMaker(owner) || !this.#kept.isStopped(owner, updatedAt)) continue;
      const from = before ? null : stopPrice;
      const reference = from ?? this.#last.get(row.market) ?? 0n;
      if (price === null && from !== null) wrong(`I48 ${owner} is held and order ${id} wakes without a limit`);
      // Stop orders that its trades triggered have trades of their own in the batch.
      const own = trades.filter(({ buyOrder, sellOrder }) => buyOrder === id || sellOrder === id);
      const reached = price === null ? own.map((trade) => trade.price) : [price];
      for (const worst of reached) {
        const distance = side === 'buy' ? worst - reference : reference - worst;
        if (distance * 50n > reference)
          wrong(`I48 ${owner} is held and order ${id} goes to ${worst} from ${reference}`);
      }
    }
  }

  /** Trades of one order after the other are one sweep: all of it is held against the last price before it. */
  *#byTrades(trades: readonly Trade[], orders: ReadonlyMap<number, Observed>, alone: boolean): Iterable<Gift> {
    const sweeps = new Map<string, { taker: number; from: bigint; count: number }>();
    for (const { market, price, quantity, amount, buyer, seller, buyOrder, sellOrder, buyRole, at } of trades) {
      const taker = buyRole === 'taker' ? buyOrder : sellOrder;
      const last = this.#last.get(market) ?? price;
      let sweep = sweeps.get(market);
      if (sweep?.taker !== taker) sweep = { taker, from: last, count: 0 };
      sweep.count += 1;
      sweeps.set(market, sweep);
      this.#last.set(market, price);
      if (this.#isMarketMaker(buyer) || this.#isMarketMaker(seller)) continue;
      // An order that came anew within the batch may have traded before and after it.
      const observed = orders.get(taker);
      const isDoubtful =
        !alone && sweep.count > 1 && observed?.row.seat !== (observed?.before?.row.seat ?? observed?.row.id);
      if (isDoubtful) {
        this.#doubt(buyer, seller);
        continue;
      }
      const distance = price > sweep.from ? price - sweep.from : sweep.from - price;
      if (distance * 50n <= sweep.from) continue;
      const near = (sweep.from * quantity) / ONE;
      if (price > sweep.from) yield { giver: buyer, getter: seller, value: amount - near, at };
      else yield { giver: seller, getter: buyer, value: near - amount, at };
    }
  }

  *#bySales(sorted: Sorted): Iterable<Gift> {
    const orders = rowsOf<C2cOrder>(sorted, c2cOrdersTable.number);
    const inEscrow = new Map(orders.map((order) => [order.id, order]));
    for (const { op, row } of sorted.get(saleReferencesTable.number) ?? []) {
      const { order: id, reference } = row as SaleReference;
      const order = inEscrow.get(id);
      const known = this.#references.get(id);
      if (op === 'put') {
        if (known !== undefined) wrong(`I47 the reference of order ${id} was changed`);
        if (!order || order.settledAt !== null) wrong(`I47 order ${id} has a reference and nothing in escrow`);
        this.#references.set(id, reference);
        continue;
      }
      if (!order || order.settledAt === null) wrong(`I47 the reference of order ${id} went before its coins`);
      this.#references.delete(id);
      const isGiven = order.ended === 'released' || order.ended === 'ruled-payer';
      if (isGiven) yield* this.#bySale(order, known);
    }
    for (const { id, settledAt } of orders) {
      if (settledAt !== null && this.#references.has(id)) wrong(`I47 order ${id} is over and its reference is kept`);
    }
  }

  *#bySale({ payer, seller, price, value, settledAt }: C2cOrder, reference: bigint | undefined): Iterable<Gift> {
    // Began and ended in one batch: nothing says what it was held against.
    if (reference === undefined) return this.#doubt(payer, seller);
    const distance = price > reference ? price - reference : reference - price;
    if (distance * 20n <= reference) return;
    const given = { value: (value * distance) / reference, at: settledAt! };
    if (price > reference) yield { giver: payer, getter: seller, ...given };
    else yield { giver: seller, getter: payer, ...given };
  }

  #doubt(one: number, other: number): void {
    for (const key of [`${one}/${other}`, `${other}/${one}`]) {
      this.#doubtful.add(key);
      this.#touched.add(key);
    }
  }

  /** Adds to what was given; gives the case that this makes. */
  #give({ giver, getter, value, at }: Gift): Pair[] {
    const day = at - (at % DAY);
    if (day !== this.#day) {
      for (const [key, known] of this.#pairs) {
        if (known.day === day) continue;
        this.#pairs.delete(key);
        this.#touched.add(key);
      }
      this.#day = day;
    }
    const key = `${giver}/${getter}`;
    const known = this.#pairs.get(key) ?? { owner: giver, counterparty: getter, day, amount: 0n };
    const pair = { ...known, amount: known.amount + value };
    this.#pairs.set(key, pair);
    this.#touched.add(key);
    return pair.amount / STEP > known.amount / STEP ? [pair] : [];
  }

  #validate(sorted: Sorted, expected: readonly Pair[], to: number): void {
    for (const { op, row } of sorted.get(valueGivenTable.number) ?? []) {
      const given = row as ValueGiven;
      this.#touched.add(keyOf(given));
      if (op === 'drop') this.#rows.delete(keyOf(given));
      else this.#rows.set(keyOf(given), { ...given });
    }
    for (const key of this.#touched) {
      const [row, pair] = [this.#rows.get(key), this.#pairs.get(key)];
      const isOld = this.#doubtful.size > 0 && row === undefined && pair !== undefined && pair.day < to - (to % DAY);
      if (this.#doubtful.has(key) || isOld) {
        if (row) this.#pairs.set(key, row);
        else this.#pairs.delete(key);
        if (row) this.#day = row.day;
      } else if (row?.amount !== pair?.amount || row?.day !== pair?.day) {
        wrong(`I47 ${key} gave ${pair?.amount ?? 'nothing'}, and the row says ${row?.amount ?? 'nothing'}`);
      }
    }
    const made = rowsOf<ValueCase>(sorted, valueCasesTable.number);
    for (const { id } of made) {
      if (id !== this.lastCase + 1) wrong(`I47 case ${id} follows ${this.lastCase}`);
      this.lastCase = id;
    }
    const certain = (cases: readonly Pair[]) =>
      cases.filter((one) => !this.#doubtful.has(keyOf(one))).map((one) => `${keyOf(one)} ${one.day} ${one.amount}`);
    const [is, be] = [certain(made).sort().join(), certain(expected).sort().join()];
    if (is !== be) wrong(`I47 the cases are ${is || 'none'} and should be ${be || 'none'}`);
  }
}
