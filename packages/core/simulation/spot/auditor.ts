import {
  type ClientOrder,
  type Core,
  clientOrdersTable,
  type InstrumentRow,
  instrumentsTable,
  type Market,
  marketsTable,
  type Order,
  ordersTable,
  type Tier,
  type Trade,
  tiersTable,
  tradesTable,
  type Volume,
  volumesTable,
} from '../../src/index.ts';
import { type BatchView, sequencesOf } from '../auditor/batch-view.ts';
import type { Money } from '../auditor/money.ts';
import { rowsOf, type Sorted } from '../auditor/sorted.ts';
import { wrong } from '../auditor/wrong.ts';
import { Board, validateBoard } from './board.ts';
import { ClientIds } from './client-ids.ts';
import { Links } from './links.ts';
import { compareOrders } from './living-orders.ts';
import { Matching, restingOrder } from './matching.ts';
import type { Observed } from './observed.ts';
import {
  costOf,
  feeOf,
  isOver,
  isStop,
  validateBand,
  validateFills,
  validateMove,
  validateRow,
  validateTerms,
} from './order-rules.ts';
import type { RestingOrder } from './queue.ts';
import { Tiers } from './tiers.ts';

const ONE = 100_000_000n;

/** The auditor's look at markets, orders and trades: its own books, volumes and client ids. */
export class SpotAuditor {
  readonly tiers: Tiers;
  /** The orders that the batch wrote. */
  orders: ReadonlyMap<number, Observed> = new Map();
  trades = 0;
  readonly #money: Money;
  readonly #isMarketMaker: (owner: number) => boolean;
  readonly #boards = new Map<string, Board>();
  readonly #touched = new Set<Board>();
  readonly #live = new Map<number, RestingOrder>();
  readonly links = new Links();
  readonly #matching = new Matching(this.#live, this.links);
  readonly #clientIds = new ClientIds();
  /** How many orders of an owner live in a market. */
  readonly #counts = new Map<number, number>();
  /** Numbers of the instruments, by symbol. */
  readonly #numbers = new Map<string, number>();
  #lastOrder = 0;
  #at = 0;

  constructor(money: Money, isMarketMaker: (owner: number) => boolean) {
    this.#money = money;
    this.#isMarketMaker = isMarketMaker;
    this.tiers = new Tiers(isMarketMaker);
  }

  /** Orders that live, as the rows say. */
  get open(): number {
    return this.#live.size;
  }

  /** The order that a client id stands for now. */
  orderOf(owner: number, clientId: string): number | undefined {
    return this.#clientIds.orderOf(owner, clientId);
  }

  /** What rests on a side of a market, by price, the best first. */
  levels(symbol: string, side: 'bids' | 'asks'): { readonly price: bigint; readonly quantity: bigint }[] {
    const levels: { price: bigint; quantity: bigint }[] = [];
    for (const { price, left } of this.#boards.get(symbol)?.[side].inTurn() ?? []) {
      const last = levels.at(-1);
      if (last?.price === BigInt(price)) last.quantity += left;
      else levels.push({ price: BigInt(price), quantity: left });
    }
    return levels;
  }

  readonly priceOf = (asset: string): bigint => this.#boards.get(asset)?.terms.referencePrice ?? ONE;

  /** Markets, orders and trades as the batch has them. */
  take({ sorted, from, to, alone }: BatchView): void {
    this.#at = to;
    this.tiers.begin();
    this.#takeMarkets(sorted);
    this.#takeInstruments(sorted);
    const orders = this.#readOrders(sorted, from, alone);
    this.orders = orders;
    this.links.take(sorted);
    for (const trade of rowsOf<Trade>(sorted, tradesTable.number)) this.#takeTrade(trade, orders, from);
  }

  /** Tells the batch again in books of its own, and looks at each order. */
  match({ sorted, from, alone }: BatchView): void {
    const { orders } = this;
    for (const { op, row } of sorted.get(tiersTable.number) ?? []) this.tiers.takeTier(op, row as Tier);
    const trades = rowsOf<Trade>(sorted, tradesTable.number);
    // An exit that was reached within its own command waited for a moment that no row has.
    const reported = alone && ![...orders.values()].some(({ row, before }) => !before && row.triggeredAt !== null);
    this.#matching.notify({ alone: reported, orders, trades, boardOf: (market) => this.#boardOf(market) });
    this.#validateOrders(orders, from, alone);
    this.links.validate(orders, this.#rowOf, alone);
  }

  /** What follows from the money of the batch: volumes, sequences, client ids. Gives whether a day began. */
  follow(batch: BatchView): boolean {
    const { sorted, from, to } = batch;
    for (const { op, row } of sorted.get(volumesTable.number) ?? []) this.tiers.takeVolume(op, row as Volume, to);
    let highest = 0;
    for (const { row, before } of this.orders.values()) {
      if (before === undefined || before.seat !== row.seat) highest = Math.max(highest, row.id, row.seat);
    }
    const sequences = sequencesOf(batch);
    const orderIds = sequences.get('order') ?? this.#lastOrder;
    if (orderIds < highest) wrong(`order ${highest} is beyond its sequence`);
    if (orderIds < this.#lastOrder) wrong('the sequence of orders went back');
    this.#lastOrder = orderIds;
    const day = sequences.get('tier-day');
    if (day !== undefined) this.tiers.takeDay(day, from, to);
    this.#takeClientIds(sorted, this.orders);
    return day !== undefined;
  }

  /** Every market has a number of its own from when it is listed, counted from 1, for good. */
  #takeInstruments(sorted: Sorted): void {
    for (const { op, row } of sorted.get(instrumentsTable.number) ?? []) {
      const { number, product, symbol } = row as InstrumentRow;
      if (op === 'drop') wrong(`I49 instrument ${number} was dropped`);
      if (this.#numbers.has(symbol)) wrong(`I49 ${product} ${symbol} was numbered twice`);
      if (number !== this.#numbers.size + 1) wrong(`I49 ${product} ${symbol} has the number ${number}`);
      this.#numbers.set(symbol, number);
    }
    for (const { symbol } of rowsOf<Market>(sorted, marketsTable.number)) {
      if (!this.#numbers.has(symbol)) wrong(`I49 ${symbol} has no number`);
    }
  }

  /** An order as the batch leaves it. */
  readonly #rowOf = (id: number): Order | undefined => this.orders.get(id)?.row ?? this.#live.get(id)?.row;

  #boardOf(market: string): Board {
    const board = this.#boards.get(market);
    if (!board) wrong(`nobody listed ${market}`);
    if (!this.#touched.has(board)) {
      this.#touched.add(board);
      board.begin();
    }
    return board;
  }

  #takeMarkets(sorted: Sorted): void {
    for (const board of this.#touched) board.halted = board.terms.status === 'halted';
    this.#touched.clear();
    for (const row of rowsOf<Market>(sorted, marketsTable.number)) {
      const known = this.#boards.get(row.symbol);
      if (!known) {
        this.#boards.set(row.symbol, new Board(this.#boards.size, row));
        continue;
      }
      const board = this.#boardOf(row.symbol);
      board.halted = board.terms.status === 'halted' && row.status === 'halted';
      board.terms = row;
    }
  }

  /** The orders that the batch wrote, each once. */
  #readOrders(sorted: Sorted, from: number, alone: boolean): Map<number, Observed> {
    const orders = new Map<number, Observed>();
    for (const change of sorted.get(ordersTable.number) ?? []) {
      const { op } = change;
      const row = change.row as Order;
      const before = this.#live.get(row.id);
      if (op === 'drop') {
        if (!before || !this.#isMarketMaker(before.owner)) wrong(`order ${row.id} was dropped`);
        before.ends = true;
        continue;
      }
      if (orders.has(row.id)) wrong(`order ${row.id} was written twice`);
      const board = this.#boardOf(row.market);
      const moved = before !== undefined && before.seat !== row.seat;
      const waits = before === undefined && isStop(row) && row.seat === row.id;
      const arrives = moved || (before === undefined && !waits);
      const certain = before === undefined ? row.seat === row.id : alone || !moved;
      const now = before !== undefined && !moved ? before : restingOrder(row);
      orders.set(row.id, { row, board, before, now, arrives, certain, quantity: 0n, amount: 0n, fee: 0n });
      if (before === undefined && (row.createdAt < from || row.createdAt > this.#at)) {
        wrong(`I13 order ${row.id} is new and of another time`);
      }
    }
    return orders;
  }

  #takeTrade(trade: Trade, orders: ReadonlyMap<number, Observed>, from: number): void {
    const { id, quantity, amount, price } = trade;
    const board = this.#boardOf(trade.market);
    const { terms } = board;
    if (trade.at < from || trade.at > this.#at) wrong(`I13 trade ${id} is of another time`);
    if (board.halted) wrong(`trade ${id} happened in a halted market`);
    if (price % terms.tick !== 0n || quantity % terms.lot !== 0n) wrong(`trade ${id} is off tick or lot`);
    if (quantity <= 0n || trade.buyer === trade.seller) wrong(`I15 trade ${id} is with oneself or of nothing`);
    if (amount * ONE !== price * quantity) wrong(`I15 trade ${id} was rounded`);
    const betweenDesks = this.#isMarketMaker(trade.buyer) && this.#isMarketMaker(trade.seller);
    if (trade.betweenDesks !== betweenDesks) wrong(`trade ${id} is said to be between desks`);

    const makerBuys = trade.buyRole === 'maker';
    this.#takeFill(orders.get(trade.buyOrder), trade, trade.buyer, quantity, trade.buyFee, makerBuys);
    this.#takeFill(orders.get(trade.sellOrder), trade, trade.seller, amount, trade.sellFee, !makerBuys);
    this.#money.traded(trade, terms.base, terms.quote);
    this.tiers.traded(trade);
    this.trades += 1;
  }

  /** One side of a trade: its order must be there, and pays the fee by its own rate. */
  #takeFill(
    observed: Observed | undefined,
    trade: Trade,
    owner: number,
    received: bigint,
    fee: bigint,
    maker: boolean,
  ): void {
    if (!observed) {
      if (!this.#isMarketMaker(owner)) wrong(`an order of trade ${trade.id} was not written`);
      if (fee !== 0n) wrong(`I15 a desk pays for trade ${trade.id}`);
      return;
    }
    const { row } = observed;
    const side = trade.buyer === owner ? 'buy' : 'sell';
    if (row.owner !== owner || row.market !== trade.market || row.side !== side) {
      wrong(`trade ${trade.id} is with order ${row.id}, which is another's`);
    }
    if (fee !== feeOf(received, row, maker)) wrong(`I15 the fee of order ${row.id} in trade ${trade.id} is ${fee}`);
    observed.quantity += trade.quantity;
    observed.amount += trade.amount;
    observed.fee += fee;
  }

  #validateOrders(orders: ReadonlyMap<number, Observed>, from: number, alone: boolean): void {
    for (const observed of orders.values()) {
      const { row, before, board } = observed;
      validateRow(row, from, this.#at, isOver(row) ? 0n : this.links.heldOf(row, costOf(row), this.#rowOf));
      validateFills(observed);
      // Only an exit is placed and reached within one command.
      if (!before && alone && row.seat !== row.id && !this.links.isExit(row.id)) {
        wrong(`order ${row.id} is new and has another's seat`);
      }
      if (before) validateMove(before.row, row, alone);
      else this.tiers.validateRates(row, board.terms);
      const amended = before && (before.row.price !== row.price || before.row.quantity !== row.quantity);
      if (before && !amended) continue;
      validateTerms(row, board);
      if (board.halted) wrong(`order ${row.id} was taken in a halted market`);
      // An exit has the price that was chosen with its purchase.
      const chosen = row.price !== null && row.price !== before?.row.price && !this.links.isExit(row.id);
      if (chosen && observed.certain) validateBand(observed, alone);
    }
  }

  #takeClientIds(sorted: Sorted, orders: ReadonlyMap<number, Observed>): void {
    const fresh = new Map<string, Order>();
    for (const { row, before } of orders.values()) {
      if (!before && row.clientId !== null) fresh.set(`${row.owner}/${row.clientId}`, row);
    }
    for (const { op, row } of sorted.get(clientOrdersTable.number) ?? []) {
      this.#clientIds.take(op, row as ClientOrder, this.#at, fresh);
    }
    for (const order of fresh.values()) this.#clientIds.validate(order);
  }

  /** The batch is told: what lives stands where its rows say. */
  settle({ sorted }: BatchView): void {
    const { orders } = this;
    for (const { op, row } of sorted.get(ordersTable.number) ?? []) {
      if (op === 'put') continue;
      const order = this.#live.get((row as Order).id)!;
      this.#hold(order.row, -order.row.held);
      this.#count(order.row, -1);
      this.#leave(order);
    }
    for (const { row, before, now, board } of orders.values()) {
      this.#hold(row, row.held - (before?.row.held ?? 0n));
      if (before && before !== now) before.queue?.remove(before);
      if (isOver(row)) {
        if (before) this.#count(row, -1);
        this.#leave(now);
        continue;
      }
      if (!before) this.#count(row, 1);
      this.#live.set(row.id, now);
      now.row = row;
      now.ends = false;
      if (row.quantity !== null) now.left = row.quantity - row.filledQuantity;
      if (now.queue !== null) continue;
      if (row.status === 'waiting') board.wait(now);
      else board.rest(now);
    }
  }

  #leave(order: RestingOrder): void {
    order.queue?.remove(order);
    this.#live.delete(order.id);
  }

  #hold(order: Order, by: bigint): void {
    const { terms } = this.#boardOf(order.market);
    this.#money.claim(order.owner, order.side === 'buy' ? terms.quote : terms.base, by);
  }

  #count(order: Order, by: number): void {
    const { number, terms } = this.#boardOf(order.market);
    const key = order.owner * 4096 + number;
    const count = (this.#counts.get(key) ?? 0) + by;
    // Exits are placed whatever rests already.
    if (by > 0 && count > terms.maxOpenOrders && !this.links.isExit(order.id))
      wrong(`${order.owner} has ${count} open orders in ${order.market}`);
    this.#counts.set(key, count);
  }

  /** What every market that the batch touched must be like after it. */
  validateBoards({ sorted }: BatchView): void {
    const written = new Set<string>();
    for (const { symbol } of rowsOf<Market>(sorted, marketsTable.number)) {
      if (written.has(symbol)) wrong(`market ${symbol} was written twice`);
      written.add(symbol);
    }
    for (const board of this.#touched) validateBoard(board);
  }

  compare({ spot }: Pick<Core, 'spot'>): void {
    compareOrders(spot.orders.values(), this.#live);
  }
}
