import { least } from '@quay/money';
import type { Levels } from '../../areas/market/depth.ts';
import type { Chance } from './chance.ts';
import { lotsWorth } from './maker.ts';
import type { Quoted } from './quoted.ts';
import type { RestingOrder } from './resting.ts';

/** How many ordinary trades a sweep may be worth: a large order of a user is taken bit by bit. */
const SWEEP_MAX = 12;

export type Book = { readonly bids: Levels; readonly asks: Levels };

export type Sweep = {
  readonly side: 'buy' | 'sell';
  readonly quantity: bigint;
  /** The last price that the sweep reaches. */
  readonly until: bigint;
  /** Nothing is left at that price, nor before it. */
  readonly whole: boolean;
};

/**
 * What the taker must take so that no price stands beyond the fair one: bids above it are sold to, asks below it are
 * bought from, whoever they belong to. So a user's order fills when the price gets there.
 */
export function sweepOf(market: Quoted, book: Book, fair: number, value: number): Sweep | undefined {
  const fairUnits = BigInt(Math.round(fair * Number(market.tick)));
  const bid = book.bids[0];
  const ask = book.asks[0];
  if (bid && bid[0] > fairUnits) return through(market, 'sell', book.bids, (price) => price > fairUnits, value);
  if (ask && ask[0] < fairUnits) return through(market, 'buy', book.asks, (price) => price < fairUnits, value);
  return undefined;
}

function through(
  market: Quoted,
  side: 'buy' | 'sell',
  levels: Levels,
  beyond: (price: bigint) => boolean,
  value: number,
): Sweep {
  const best = levels[0]![0];
  const most = BigInt(lotsWorth(market, best, value * SWEEP_MAX)) * market.lot;
  const atLeast = BigInt(lotsWorth(market, best, 0)) * market.lot;
  let there = 0n;
  let until = best;
  for (const [price, quantity] of levels) {
    if (!beyond(price) || there >= most) break;
    there += quantity;
    until = price;
  }
  const quantity = least(there, most);
  return { side, quantity: quantity < atLeast ? atLeast : quantity, until, whole: quantity === there };
}

/**
 * A trade for no reason: somebody wants a few coins now. It stays within the best two prices. `buys` is how often it buys.
 */
export function whim(market: Quoted, book: Book, value: number, chance: Chance, buys = 0.5): Sweep | undefined {
  const side = chance.share() < buys ? 'buy' : 'sell';
  const levels = (side === 'buy' ? book.asks : book.bids).slice(0, 2);
  const best = levels[0];
  if (!best) return undefined;
  const there = levels.reduce((sum, [, quantity]) => sum + quantity, 0n);
  const wanted = BigInt(lotsWorth(market, best[0], value * chance.exponential())) * market.lot;
  return wanted <= there ? { side, quantity: wanted, until: levels.at(-1)![0], whole: wanted === there } : undefined;
}

/** The price ran over an order: a bid above it, an ask below it. */
export function isBeyond({ side, price }: RestingOrder, tick: bigint, fair: number): boolean {
  const ticks = Number(price) / Number(tick);
  return side === 'buy' ? ticks > fair : ticks < fair;
}

/** The book as the sweep leaves it. */
export function left({ bids, asks }: Book, { side, until, whole }: Sweep): Book {
  if (side === 'sell') return { asks, bids: bids.filter(([price]) => (whole ? price < until : price <= until)) };
  return { bids, asks: asks.filter(([price]) => (whole ? price > until : price >= until)) };
}
