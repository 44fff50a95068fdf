import type { Price } from '@quay/money';
import type { Order as Command } from '../../core-host/port.ts';
import type { Chance } from './chance.ts';
import type { Character } from './character.ts';
import { requote } from './maker.ts';
import type { BotOrders, Quoted } from './quoted.ts';
import type { RestingOrder } from './resting.ts';
import { type Book, isBeyond, left, sweepOf, whim } from './taker.ts';

/** Quotes that the price ran over and the sweep did not reach are taken away, so many at once. */
export const STALE_MAX = 4;
/** An ordinary quote is worth this many ordinary trades. */
const QUOTE_TRADES = 2;
/** Levels of a book that a step looks at. */
export const SEEN_LEVELS = 100;

/** An instrument when it is its turn. */
export type Turn = {
  readonly market: Quoted;
  /** Where the price ought to be, in ticks. */
  readonly fair: number;
  readonly book: Book;
  readonly own: readonly RestingOrder[];
  readonly orders: BotOrders;
  readonly character: Character;
  readonly chance: Chance;
  /** Since the last turn. */
  readonly passedMs: number;
  /** How often the taker buys of its own accord. */
  readonly buys?: number;
};

/** What the bots do in an instrument: they take what the price ran over, trade now and then, and quote anew. */
export function turnOf(turn: Turn): Command[] {
  const { market, fair, book, own, orders, character, chance, passedMs, buys } = turn;
  const sweep = sweepOf(market, book, fair, character.tradeValue);
  if (sweep) {
    const passedOver = own.filter((order) => isBeyond(order, market.tick, fair));
    const reached = ({ side, price }: { side: 'buy' | 'sell'; price: Price }) =>
      side === 'buy' ? price >= sweep.until : price <= sweep.until;
    const stale = passedOver.filter((order) => !reached(order)).slice(0, STALE_MAX);
    return [
      ...stale.map(orders.cancel),
      orders.take(sweep.side, sweep.quantity),
      ...quotesOf({ ...turn, own: own.filter((order) => !passedOver.includes(order)), book: left(book, sweep) }),
    ];
  }
  const wanted = 1 - Math.exp((-passedMs / 1000) * character.tradesPerSecond);
  const trade = chance.share() < wanted ? whim(market, book, character.tradeValue, chance, buys) : undefined;
  return [...(trade ? [orders.take(trade.side, trade.quantity)] : []), ...quotesOf(turn)];
}

/** The maker's cancels and quotes; the first time a whole ladder. */
export function quotesOf(
  { market, fair, book: { bids, asks }, own, orders, character, chance }: Omit<Turn, 'passedMs'>,
  wholeLadder = false,
): Command[] {
  const value = character.tradeValue * QUOTE_TRADES;
  return requote({ market, fair, own, bid: bids[0]?.[0], ask: asks[0]?.[0], value, orders, chance }, wholeLadder);
}
