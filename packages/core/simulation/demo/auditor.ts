import {
  type Core,
  type DemoAccount,
  type DemoBalance,
  type DemoFill,
  type DemoStop,
  demoAccountsTable,
  demoBalancesTable,
  demoClientOrdersTable,
  demoFillsTable,
  demoOrdersTable,
  demoStopsTable,
  type Order,
  sequencesTable,
} from '../../src/index.ts';
import { type BatchView, sequencesOf } from '../auditor/batch-view.ts';
import { rowsOf } from '../auditor/sorted.ts';
import { wrong } from '../auditor/wrong.ts';

const ONE = 100_000_000n;
const BEGIN = 3_000n * ONE;
const DAY_MS = 86_400_000;
const ITSELF = 0;

const OWN: ReadonlySet<number> = new Set(
  [demoAccountsTable, demoBalancesTable, demoOrdersTable, demoFillsTable, demoClientOrdersTable, demoStopsTable].map(
    ({ number }) => number,
  ),
);

type Level = { readonly price: bigint; readonly quantity: bigint };
/** What rests in a real book on a side, best first, and the last price there: as the auditor of spot keeps them. */
export type RealMarkets = {
  levels(symbol: string, side: 'bids' | 'asks'): readonly Level[];
  priceOf(symbol: string): bigint;
};

/**
 * The auditor's look at the demo: practice money is worked out again from what was given and what was filled, fills are held against
 * the real books, and a batch of one command is of the demo or of everything else, never of both.
 */
export class DemoAuditor {
  readonly #real: RealMarkets;
  readonly #accounts = new Map<number, DemoAccount>();
  readonly #balances = new Map<string, DemoBalance>();
  /** What each should have, by owner and asset. */
  readonly #expected = new Map<string, bigint>();
  readonly #orders = new Map<number, Order>();
  /** Stop orders that wait, and whether the last price has to rise to them. */
  readonly #stops = new Map<number, boolean>();
  #lastOrder = 0;
  #lastFill = 0;
  /** How often each thing happened: a life in which nothing does proves nothing. */
  readonly counted = {
    entered: 0,
    startedOver: 0,
    taken: 0,
    made: 0,
    partly: 0,
    cancelled: 0,
    expired: 0,
    spent: 0,
    waited: 0,
    risen: 0,
    fallen: 0,
  };

  constructor(real: RealMarkets) {
    this.#real = real;
  }

  take(batch: BatchView): void {
    const { sorted, alone } = batch;
    const touched = [...sorted.keys()].filter((table) => table !== sequencesTable.number);
    if (!touched.some((table) => OWN.has(table))) return;
    if (alone) this.#standsApart(batch, touched);
    const accounts = rowsOf<DemoAccount>(sorted, demoAccountsTable.number);
    const fills = rowsOf<DemoFill>(sorted, demoFillsTable.number);
    const orders = new Map(rowsOf<Order>(sorted, demoOrdersTable.number).map((row) => [row.id, { ...row }]));
    const startedOver = new Map<number, DemoAccount>();
    for (const row of accounts) if (this.#takeAccount({ ...row }, batch)) startedOver.set(row.owner, row);
    for (const fill of fills) {
      const over = startedOver.get(fill.owner);
      if (over && fill.id > over.fillsBefore) {
        this.#begin(over.owner);
        startedOver.delete(over.owner);
      }
      this.#takeFill(fill, orders, batch);
    }
    for (const owner of startedOver.keys()) this.#begin(owner);
    for (const { op, row } of sorted.get(demoStopsTable.number) ?? []) this.#takeStop(op, row as DemoStop, orders);
    for (const order of orders.values()) this.#takeOrder(order, fills, batch);
    for (const row of rowsOf<DemoBalance>(sorted, demoBalancesTable.number)) {
      this.#balances.set(`${row.owner}/${row.asset}`, { ...row });
    }
    this.#validate();
    if (alone) for (const fill of fills.slice(-1)) this.#validateWorth(fill);
  }

  /** V3: no command changes something of the demo and something else. */
  #standsApart(batch: BatchView, touched: readonly number[]): void {
    const other = touched.find((table) => !OWN.has(table));
    if (other !== undefined) wrong(`V3 a command of the demo changed table ${other}`);
    for (const name of sequencesOf(batch).keys()) {
      if (!name.startsWith('demo-')) wrong(`V3 a command of the demo counted on in ${name}`);
    }
  }

  /** Gives whether it was started over. */
  #takeAccount(row: DemoAccount, { from, to }: BatchView): boolean {
    const known = this.#accounts.get(row.owner);
    this.#accounts.set(row.owner, row);
    if (!known) {
      this.counted.entered += 1;
      if (row.openedAt < from || row.openedAt > to) wrong(`V4 ${row.owner} opened at ${row.openedAt}`);
      this.#change(row.owner, 'USDT', BEGIN);
    }
    if (row.startedOverAt === (known?.startedOverAt ?? null)) return false;
    this.counted.startedOver += 1;
    const before = known?.startedOverAt ?? null;
    if (before !== null && row.startedOverAt! < before + DAY_MS) wrong(`V4 ${row.owner} started over twice in a day`);
    if (row.since !== row.startedOverAt) wrong(`V4 ${row.owner} has begun at ${row.since}`);
    return true;
  }

  /** All that somebody has goes, and what a demo account begins with comes. */
  #begin(owner: number): void {
    for (const key of [...this.#expected.keys()]) {
      const [of, asset] = key.split('/') as [string, string];
      if (Number(of) === owner) this.#change(owner, asset, -this.#expected.get(key)!);
    }
    this.#change(owner, 'USDT', BEGIN);
  }

  #takeFill(fill: DemoFill, orders: ReadonlyMap<number, Order>, { alone, from, to }: BatchView): void {
    const { id, owner, order, market, side, role, price, quantity, amount, fee, at } = fill;
    if (id !== this.#lastFill + 1) wrong(`V5 fill ${id} follows ${this.#lastFill}`);
    this.#lastFill = id;
    const of = orders.get(order) ?? wrong(`V5 fill ${id} is of no order`);
    if (of.owner !== owner || of.market !== market || of.side !== side) wrong(`V5 fill ${id} is of another order`);
    if (at < from || at > to) wrong(`V5 fill ${id} is of another time`);
    if (amount * ONE !== price * quantity) wrong(`V5 fill ${id} is worth ${amount}`);
    if (of.stopPrice !== null && of.triggeredAt === null) wrong(`V5 fill ${id} is of an order that waits`);
    if (of.price !== null && (side === 'buy' ? price > of.price : price < of.price)) wrong(`V5 fill ${id} is beyond`);
    if (role === 'maker' && price !== of.price) wrong(`V5 fill ${id} is not at the order’s price`);
    this.counted[role === 'maker' ? 'made' : 'taken'] += 1;
    const got = side === 'buy' ? quantity : amount;
    const rate = role === 'maker' ? of.makerFeeRate : of.takerFeeRate;
    if (fee !== (got * rate + ONE - 1n) / ONE) wrong(`V5 fill ${id} pays ${fee}`);
    this.#change(owner, side === 'buy' ? 'USDT' : market, side === 'buy' ? -amount : -quantity);
    this.#change(owner, side === 'buy' ? market : 'USDT', got - fee);
    if (!alone) return;
    const levels = this.#real.levels(market, side === 'buy' ? 'asks' : 'bids');
    const there = levels.filter((level) => (side === 'buy' ? level.price <= price : level.price >= price));
    const most = role === 'maker' ? sumOf(there) : sumOf(there.filter((level) => level.price === price));
    if (quantity > most) wrong(`V5 fill ${id} is of ${quantity}, the real book has ${most}`);
  }

  #takeOrder(row: Order, fills: readonly DemoFill[], { alone }: BatchView): void {
    const known = this.#orders.get(row.id);
    if (!known) {
      if (row.id <= this.#lastOrder) wrong(`V6 order ${row.id} is over`);
      this.#lastOrder = row.id;
    }
    const own = fills.filter(({ order }) => order === row.id);
    const sum = (of: (fill: DemoFill) => bigint) => own.reduce((total, fill) => total + of(fill), 0n);
    if (row.filledQuantity !== (known?.filledQuantity ?? 0n) + sum(({ quantity }) => quantity)) {
      wrong(`V6 order ${row.id} says it was filled ${row.filledQuantity}`);
    }
    if (row.filledAmount !== (known?.filledAmount ?? 0n) + sum(({ amount }) => amount)) {
      wrong(`V6 order ${row.id} says it came to ${row.filledAmount}`);
    }
    if (row.fee !== (known?.fee ?? 0n) + sum(({ fee }) => fee)) wrong(`V6 order ${row.id} paid ${row.fee}`);
    const left = row.quantity === null ? null : row.quantity - row.filledQuantity;
    if (left !== null && left < 0n) wrong(`V6 order ${row.id} was filled beyond its quantity`);
    if (row.amount !== null && row.filledAmount > row.amount) wrong(`V6 order ${row.id} spent too much`);
    this.#validateStop(row, known, alone);
    if (row.status === 'waiting') this.#orders.set(row.id, row);
    else if (row.status === 'open') {
      const rests = row.type === 'limit' || row.type === 'stop-limit';
      if (!rests || left === null || left === 0n) wrong(`V6 order ${row.id} rests`);
      if (own.length > 0) this.counted.partly += 1;
      this.#orders.set(row.id, row);
    } else {
      if (row.held !== 0n) wrong(`V6 order ${row.id} is over and holds ${row.held}`);
      if (row.status === 'filled' && left !== null && left > 0n) wrong(`V6 order ${row.id} is not filled`);
      if (row.status === 'cancelled') this.counted.cancelled += 1;
      if (row.status === 'expired') this.counted.expired += 1;
      if (row.status === 'filled' && row.amount !== null) this.counted.spent += 1;
      this.#orders.delete(row.id);
    }
    const meetsNow = known ? known.status === 'waiting' && row.triggeredAt !== null : row.status !== 'waiting';
    if (alone && meetsNow && row.ended !== 'price-band') this.#validateWalk(row, own);
  }

  #takeStop(op: 'put' | 'drop', { order, rises }: DemoStop, orders: ReadonlyMap<number, Order>): void {
    const of = orders.get(order) ?? wrong(`V8 stop ${order} is of no order`);
    if ((op === 'put') !== (of.status === 'waiting')) wrong(`V8 order ${order} is ${of.status}`);
    if (op === 'put') this.#stops.set(order, rises);
  }

  /** A stop order waits on the side of the last price on which it was placed, until that price has come to it. */
  #validateStop(row: Order, known: Order | undefined, alone: boolean): void {
    const rises = this.#stops.get(row.id);
    if (row.status !== 'waiting') this.#stops.delete(row.id);
    if (row.status === 'waiting' && (row.stopPrice === null || rises === undefined)) {
      wrong(`V8 order ${row.id} waits for ${row.stopPrice}`);
    }
    if (row.stopPrice === null) return;
    const last = this.#real.priceOf(row.market);
    if (!known) {
      this.counted.waited += 1;
      if (alone && (row.status !== 'waiting' || rises !== row.stopPrice > last || row.stopPrice === last)) {
        wrong(`V8 order ${row.id} waits for ${row.stopPrice} at ${last}`);
      }
    } else if (known.status === 'waiting' && row.triggeredAt !== null) {
      this.counted[rises ? 'risen' : 'fallen'] += 1;
      if (alone && (rises ? last < row.stopPrice : last > row.stopPrice))
        wrong(`V8 order ${row.id} triggered at ${last}`);
    }
  }

  /** A new order has taken all that the real book offers within its price, the best first, until it had enough. */
  #validateWalk(order: Order, fills: readonly DemoFill[]): void {
    const levels = this.#real.levels(order.market, order.side === 'buy' ? 'asks' : 'bids');
    for (const [at, fill] of fills.entries()) {
      const level = levels[at] ?? wrong(`V5 order ${order.id} was filled beyond the real book`);
      if (fill.price !== level.price) wrong(`V5 order ${order.id} was not filled at the best price`);
      if (at < fills.length - 1 && fill.quantity !== level.quantity) wrong(`V5 order ${order.id} left a better price`);
    }
    if (order.timeInForce === 'fok' && order.status === 'expired') {
      const { price } = order;
      const within = levels.filter((level) => (order.side === 'buy' ? level.price <= price! : level.price >= price!));
      if (fills.length > 0 || sumOf(within) >= order.quantity!) wrong(`V5 order ${order.id} is all or nothing`);
      return;
    }
    const last = fills.at(-1);
    const isAtEnd = last === undefined || last.quantity === levels[fills.length - 1]!.quantity;
    const next = isAtEnd ? levels[fills.length] : levels[fills.length - 1];
    const wants = order.quantity === null ? 0n : order.quantity - order.filledQuantity;
    const { price } = order;
    const reaches = next && price !== null && (order.side === 'buy' ? next.price <= price : next.price >= price);
    if (wants > 0n && reaches && order.status !== 'cancelled') wrong(`V5 order ${order.id} passed the real book over`);
  }

  #validateWorth({ id, owner, worth }: DemoFill): void {
    let expected = 0n;
    for (const [key, amount] of this.#expected) {
      const [of, asset] = key.split('/') as [string, string];
      if (Number(of) !== owner) continue;
      expected += asset === 'USDT' ? amount : (amount * this.#real.priceOf(asset)) / ONE;
    }
    if (worth !== expected) wrong(`V7 fill ${id} says ${worth}, the money of ${owner} is worth ${expected}`);
  }

  #validate(): void {
    const held = new Map<string, bigint>();
    for (const order of this.#orders.values()) {
      const left = (order.quantity ?? 0n) - order.filledQuantity;
      const needs = order.side === 'sell' ? left : (order.amount ?? (order.price! * left + ONE - 1n) / ONE);
      if (order.held !== needs) wrong(`V2 order ${order.id} holds ${order.held} and needs ${needs}`);
      const key = `${order.owner}/${order.side === 'sell' ? order.market : 'USDT'}`;
      held.set(key, (held.get(key) ?? 0n) + needs);
    }
    for (const order of this.#stops.keys()) {
      if (this.#orders.get(order)?.status !== 'waiting') wrong(`V8 stop ${order} is of no order that waits`);
    }
    for (const [key, expected] of this.#expected) {
      const row = this.#balances.get(key);
      const is = row ? row.available + row.frozen : 0n;
      if (is !== expected) wrong(`V1 ${key} has ${is} and should have ${expected}`);
      if ((row?.frozen ?? 0n) !== (held.get(key) ?? 0n)) wrong(`V2 ${key} has ${row?.frozen} frozen`);
      if (!key.startsWith(`${ITSELF}/`) && (row?.available ?? 0n) < 0n) wrong(`V1 ${key} is below zero`);
    }
    for (const key of this.#balances.keys()) if (!this.#expected.has(key)) wrong(`V1 ${key} came from nowhere`);
  }

  /** Whatever somebody gains the demo itself loses. */
  #change(owner: number, asset: string, amount: bigint): void {
    for (const [of, change] of [
      [owner, amount],
      [ITSELF, -amount],
    ] as const) {
      const key = `${of}/${asset}`;
      this.#expected.set(key, (this.#expected.get(key) ?? 0n) + change);
    }
  }

  /** Holds what a core came back with against what was durable. */
  compare({ demo }: Pick<Core, 'demo'>): void {
    if (demo.accounts.size !== this.#accounts.size) wrong('I32 demo accounts did not come back');
    if (demo.balances.size !== this.#balances.size) wrong('I32 practice money did not come back');
    for (const { owner, asset, available, frozen } of demo.balances.values()) {
      const known = this.#balances.get(`${owner}/${asset}`);
      if (known?.available !== available || known.frozen !== frozen) wrong(`I32 ${owner} came back with ${available}`);
    }
    if (demo.stops.size !== this.#stops.size) wrong('I32 practice stop orders did not come back');
    if (demo.orders.size !== this.#orders.size) wrong('I32 practice orders did not come back');
    for (const { id, filledQuantity } of demo.orders.values()) {
      if (this.#orders.get(id)?.filledQuantity !== filledQuantity)
        wrong(`I32 practice order ${id} came back different`);
    }
  }
}

const sumOf = (levels: readonly Level[]): bigint => levels.reduce((sum, { quantity }) => sum + quantity, 0n);
