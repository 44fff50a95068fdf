import type { Order, Trade } from '../../src/index.ts';
import { wrong } from '../auditor/wrong.ts';
import type { Board } from './board.ts';
import type { Links } from './links.ts';
import type { Group, Observed } from './observed.ts';
import { isOver, isStop } from './order-rules.ts';
import type { Queue, RestingOrder } from './queue.ts';

const ONE = 100_000_000n;
const ENDLESS = 1n << 100n;

/** What a batch says of orders and trades. */
export type Replies = {
  /** It was made of one command alone, so that everything in it follows from that one. */
  readonly alone: boolean;
  readonly orders: ReadonlyMap<number, Observed>;
  readonly trades: readonly Trade[];
  readonly boardOf: (market: string) => Board;
};

/** An order as it stands from now on. */
export function restingOrder(row: Order): RestingOrder {
  const { id, owner, seat: priority } = row;
  const price = row.price === null ? Number.NaN : Number(row.price);
  const stop = row.stopPrice === null ? Number.NaN : Number(row.stopPrice);
  return {
    id,
    owner,
    buys: row.side === 'buy',
    price,
    stop,
    seat: priority,
    left: ENDLESS,
    ends: false,
    row,
    queue: null,
  };
}

/**
 * Price, then time: the auditor's own books, and one batch after the other worked out again in them. Order ids and priorities come
 * from one sequence, trades from another, so what arrived when is known, and with whom a taker had to trade first.
 *
 * Of a batch of many commands not all is known: what was cancelled in it may have gone at any moment, and what changed
 * its place more than once stood somewhere in between. Then only what is certain is checked.
 */
export class Matching {
  readonly #live: Map<number, RestingOrder>;
  readonly #links: Pick<Links, 'otherOf' | 'isExit'>;
  /** The market maker's order that came and went within one command, so that it has no row. */
  #unseen = 0;

  /** @param live all orders that live, kept by the caller */
  constructor(live: Map<number, RestingOrder>, links: Pick<Links, 'otherOf' | 'isExit'>) {
    this.#live = live;
    this.#links = links;
  }

  notify(replies: Replies): void {
    const { orders, alone } = replies;
    for (const observed of orders.values()) {
      const { before, now, row } = observed;
      if (row.quantity !== null) now.left = row.quantity - (before?.row.filledQuantity ?? 0n);
      now.ends = isOver(row) && row.status !== 'filled';
      if (before && before !== now) {
        before.ends = true;
        // Its place is only known before and after; of a single command an amended order leaves before it comes again.
        const amended = before.row.status === 'open';
        if (observed.arrives && (!alone || amended)) before.queue?.remove(before);
      }
    }
    const arrivals = [...orders.values()].filter((one) => one.arrives && (alone || one.certain));
    arrivals.sort((a, b) => a.now.seat - b.now.seat);
    const groups = groupsOf(replies.trades);
    if (alone) this.#keepFilled(replies);
    if (alone) this.#checkOne(replies, arrivals, groups);
    else this.#checkMany(replies, arrivals, groups);
  }

  /** A market maker's order that ended without a row was not cancelled when trades used up what it had. */
  #keepFilled({ orders, trades }: Replies): void {
    const traded = new Map<number, bigint>();
    for (const { buyOrder, sellOrder, quantity } of trades) {
      for (const id of [buyOrder, sellOrder]) {
        if (!orders.has(id)) traded.set(id, (traded.get(id) ?? 0n) + quantity);
      }
    }
    for (const [id, quantity] of traded) {
      const marketMaker = this.#live.get(id);
      if (marketMaker?.left === quantity) marketMaker.ends = false;
    }
  }

  /** One command: its order arrives, and triggers others, each of them alone. */
  #checkOne(replies: Replies, arrivals: readonly Observed[], groups: readonly Group[]): void {
    let next = 0;
    let group = 0;
    /** Stop orders that were reached, in the order in which they have their turn. */
    const triggered: RestingOrder[] = [];
    for (let turn = 0; next < arrivals.length || group < groups.length; turn++) {
      const trades = groups[group];
      // A market maker's order that came and went has no row: it is known by its trades alone.
      const unseen = trades !== undefined && !replies.orders.has(trades.taker);
      const arrival = unseen ? undefined : arrivals[next];
      if (unseen) {
        this.#unseen = trades.taker;
        // One that was amended left its place to come again.
        const moved = this.#live.get(trades.taker);
        moved?.queue?.remove(moved);
      } else next += 1;
      if (!arrival && !unseen) wrong(`trade ${trades!.trades[0]!.id} was taken by an order that was resting`);
      const board = arrival ? arrival.board : replies.boardOf(trades!.trades[0]!.market);
      const bandRound = board.last;
      if (turn > 0) {
        if (!arrival) wrong('two orders came with one command');
        if (!this.#links.isExit(arrival.row.id)) this.#triggers(board, arrival, triggered.shift());
      }
      if (trades && (unseen || trades.taker === arrival!.row.id)) {
        triggered.push(...this.#take(board, trades, arrival, replies));
        group += 1;
      }
      if (arrival) {
        this.#validateEnd(board, arrival, bandRound);
        this.#settle(arrival);
      } else firstLeft(board.against(trades!.takerBuys), trades!.owner);
      this.#endPending(board, replies, triggered);
    }
  }

  /** The stop order that comes next must be the one whose turn it is. */
  #triggers(board: Board, { before, row }: Observed, turn: RestingOrder | undefined): void {
    if (!before || turn !== before) wrong(`stop order ${row.id} woke out of turn`);
    if (row.price !== null && !board.isWithin(Number(row.price), board.last)) {
      wrong(`stop order ${row.id} woke outside of the band`);
    }
  }

  /** Stop orders that woke and ended at once, until the next that comes into the book. */
  #endPending(board: Board, replies: Replies, triggered: RestingOrder[]): void {
    for (let turn = triggered[0]; turn; turn = triggered[0]) {
      const observed = replies.orders.get(turn.id);
      if (!observed || observed.row.triggeredAt === null) wrong(`I14 stop order ${turn.id} sleeps through its price`);
      if (observed.arrives) return;
      triggered.shift();
      const { row } = observed;
      const outside = row.price !== null && !board.isWithin(Number(row.price), board.last);
      if (row.status !== 'expired') wrong(`stop order ${row.id} woke and is ${row.status}`);
      if (outside !== (row.ended === 'price-band')) wrong(`stop order ${row.id} ended because of ${row.ended}`);
      if (!outside && (row.timeInForce !== 'fok' || this.#fills(board, row))) {
        wrong(`stop order ${row.id} was not given its chance`);
      }
    }
  }

  /** Whether a fok order would have been filled. */
  #fills(board: Board, order: Order): boolean {
    const buys = order.side === 'buy';
    let left = order.quantity!;
    for (const maker of board.against(buys).inTurn()) {
      if (left <= 0n || !reaches(buys, Number(order.price), maker.price)) break;
      if (maker.owner !== order.owner) left -= maker.left;
      else if (order.selfTrade !== 'cancel-maker') return false;
    }
    return left <= 0n;
  }

  /** An order that ended, or that rests, went as far as it could. */
  #validateEnd(board: Board, { row, now }: Observed, bandRound: number): void {
    // What had enough went no further: an own order behind its last trade stands until another comes. Its row may have
    // more than that: it rested, and who woke after it took the rest.
    if (now.left <= 0n) return;
    const queue = board.against(row.side === 'buy');
    const rest = row.amount === null ? ENDLESS : row.amount - row.filledAmount;
    const within = (one: RestingOrder) => canReach(row, one, board, bandRound) && rest >= worthOf(one.price, board);
    const best = row.selfTrade === 'cancel-maker' ? firstLeft(queue, row.owner, row, within) : queue.first;
    if (row.status !== 'expired' && row.amount === null) return;
    const reached = best && canReach(row, best, board, bandRound);
    const pays = reached && rest >= worthOf(best.price, board);
    if (row.status === 'filled') {
      // An amount is used up when what is left buys no lot more, at the last price or at the best.
      if (rest >= worthOf(board.last, board) && (pays || !reached))
        wrong(`order ${row.id} is filled with ${rest} to spend`);
      return;
    }
    if (row.ended === 'no-more-offers' && (pays || (reached && row.filledQuantity > 0n))) {
      wrong(`order ${row.id} ended although ${best!.id} was there to trade with`);
    }
    if (row.ended === 'self-trade') {
      const met =
        row.selfTrade === 'cancel-taker' ? pays && best.owner === row.owner : best && gaveWay(best, row.owner, row);
      if (!met || row.selfTrade === 'cancel-maker') wrong(`order ${row.id} ended although it did not meet its own`);
      if (row.selfTrade === 'cancel-both') queue.remove(best!);
    }
  }

  /** An arrival that may rest stands in the book from now on. */
  #settle({ row, now, board }: Observed): void {
    if (row.price === null || row.timeInForce === 'ioc' || row.timeInForce === 'fok' || row.status === 'expired')
      return;
    if (isStop(row) && row.triggeredAt === null) return;
    if (now.left <= 0n) return;
    board.rest(now);
    this.#live.set(row.id, now);
  }

  /** Many commands: what is certain stands in the order of its priorities, and trades in the order of their ids. */
  #checkMany(replies: Replies, arrivals: readonly Observed[], groups: readonly Group[]): void {
    let next = 0;
    const settleBelow = (priority: number): void => {
      while (next < arrivals.length && arrivals[next]!.now.seat < priority) this.#settle(arrivals[next++]!);
    };
    for (const group of groups) {
      const taker = replies.orders.get(group.taker);
      if (taker && !taker.arrives) wrong(`trade ${group.trades[0]!.id} was taken by an order that was resting`);
      if (!taker) settleBelow(group.taker);
      else if (taker.certain) settleBelow(taker.now.seat);
      const board = replies.boardOf(group.trades[0]!.market);
      const reached = this.#take(board, group, taker, replies, settleBelow);
      // Who was reached and still waits has slept; others of them woke, or were cancelled before.
      for (const { id } of reached) {
        const row = replies.orders.get(id)?.row;
        if (!row || row.status === 'waiting') wrong(`I14 stop order ${id} sleeps through its price`);
      }
    }
    settleBelow(Number.POSITIVE_INFINITY);
  }

  /** The trades of one taker, each with the first in turn. Gives the stop orders that they reach. */
  #take(
    board: Board,
    group: Group,
    taker: Observed | undefined,
    replies: Replies,
    settleBelow?: (priority: number) => void,
  ): RestingOrder[] {
    const { takerBuys, trades } = group;
    const bandRound = board.last;
    for (const trade of trades) {
      const id = takerBuys ? trade.sellOrder : trade.buyOrder;
      const price = Number(trade.price);
      const observed = replies.orders.get(id);
      if (settleBelow && observed?.certain && observed.arrives) settleBelow(observed.now.seat + 1);
      if (taker?.certain) this.#validateTaker(taker, observed, trade, board, replies.alone ? bandRound : undefined);
      const maker = this.#live.get(id);
      // Many commands may hide where it stood: it came and went, or moved, and a market maker's that ended has no row.
      const unseen = observed === undefined && (maker === undefined || (!replies.alone && maker.ends));
      const hidden = replies.alone
        ? observed === undefined && id === this.#unseen
        : unseen || (observed?.arrives && !observed.certain);
      if (hidden) continue;
      const queue = board.against(takerBuys);
      if (!maker || maker.queue !== queue) wrong(`I14 trade ${trade.id} is with order ${id}, which is not in the book`);
      if (maker.price !== price) wrong(`I14 trade ${trade.id} is not at the maker's price`);
      this.#validateTurn(maker, taker?.row, group.owner, trade, replies.alone);
      maker.left -= trade.quantity;
      if (maker.left < 0n) wrong(`I14 order ${id} traded more than it had`);
      this.#leavePair(id);
      if (maker.left === 0n) queue.remove(maker);
    }
    if (taker && taker.row.quantity !== null) {
      for (const trade of trades) taker.now.left -= trade.quantity;
    }
    const prices = trades.map(({ price }) => Number(price));
    for (const price of prices) board.follow(price);
    const reached = board.reached(Math.min(...prices), Math.max(...prices));
    for (const { id } of reached) this.#leavePair(id);
    return reached;
  }

  /** An order of a pair trades or is reached: the other is gone from here on. */
  #leavePair(order: number): void {
    const other = this.#links.otherOf(order);
    const stands = other === undefined ? undefined : this.#live.get(other);
    stands?.queue?.remove(stands);
  }

  /** @param bandRound the last price when it came, where that is known */
  #validateTaker(
    { row, now }: Observed,
    maker: Observed | undefined,
    trade: Trade,
    board: Board,
    bandRound?: number,
  ): void {
    const price = Number(trade.price);
    if (row.timeInForce === 'post-only') wrong(`the post-only order ${row.id} took trade ${trade.id}`);
    if (maker?.certain && maker.now.seat > now.seat) wrong(`I14 trade ${trade.id} is with one who came later`);
    if (row.price !== null && !reaches(row.side === 'buy', Number(row.price), price)) {
      wrong(`trade ${trade.id} is beyond the price of order ${row.id}`);
    }
    if (row.price === null && bandRound !== undefined && !board.isWithin(price, bandRound)) {
      wrong(`trade ${trade.id} is outside of the band`);
    }
  }

  /** Whoever stands before the maker must have been gone. */
  #validateTurn(maker: RestingOrder, taker: Order | undefined, owner: number, trade: Trade, alone: boolean): void {
    const queue = maker.queue!;
    for (let first = queue.first!; first !== maker; first = queue.first!) {
      if (!first.ends || (alone && !gaveWay(first, owner, taker))) {
        wrong(`I14 trade ${trade.id} passes over order ${first.id}`);
      }
      queue.remove(first);
    }
  }
}

/** Of one command, an order ends without a trade only when its own owner comes, and wants it so. */
function gaveWay(maker: RestingOrder, owner: number, taker: Order | undefined): boolean {
  return maker.ends && maker.owner === owner && taker?.selfTrade !== 'cancel-taker';
}

function canReach(order: Order, best: RestingOrder, board: Board, bandRound: number): boolean {
  if (order.price === null) return board.isWithin(best.price, bandRound);
  return reaches(order.side === 'buy', Number(order.price), best.price);
}

/** The first in turn, once those within reach that gave way to their own owner are gone. */
function firstLeft(
  queue: Queue,
  owner: number,
  taker?: Order,
  within: (one: RestingOrder) => boolean = () => true,
): RestingOrder | undefined {
  let first = queue.first;
  while (first && gaveWay(first, owner, taker) && within(first)) {
    queue.remove(first);
    first = queue.first;
  }
  return first;
}

const reaches = (buys: boolean, limit: number, price: number): boolean => (buys ? price <= limit : price >= limit);

const worthOf = (price: number, { terms }: Board): bigint => (BigInt(price) * terms.lot) / ONE;

function groupsOf(trades: readonly Trade[]): Group[] {
  const groups: Group[] = [];
  for (const trade of trades) {
    const takerBuys = trade.buyRole === 'taker';
    const taker = takerBuys ? trade.buyOrder : trade.sellOrder;
    const last = groups[groups.length - 1];
    if (last?.taker === taker) last.trades.push(trade);
    else groups.push({ taker, owner: takerBuys ? trade.buyer : trade.seller, takerBuys, trades: [trade] });
  }
  return groups;
}
