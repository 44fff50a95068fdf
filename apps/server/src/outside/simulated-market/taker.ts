import type { Chance } from './chance.ts';
import { type Character, largestTrade } from './character.ts';
import { lotsWorth, roundish } from './ladder.ts';
import type { Quoted } from './quoted.ts';
import type { RestingOrder } from './resting.ts';

export type Levels = readonly (readonly [price: bigint, quantity: bigint])[];
export type Book = { readonly bids: Levels; readonly asks: Levels };
export type Side = 'buy' | 'sell';
export type Trade = { readonly side: Side; readonly quantity: bigint };

/** Each trade makes others likelier for some time: so many in all, within so many seconds. */
const FOLLOWED = 0.7;
const FOLLOWED_SECONDS = 20;
/** Orders are traded in pieces of one side: their number is Pareto with this index, up to so many. */
const PIECES_INDEX = 1.5;
const PIECES_MAX = 60;
/** How many trades are pieces of such an order; the others are alone. */
const IN_PIECES = 0.6;
/** How often a trade goes where the price outside went since the last quotes. */
const INFORMED = 0.45;
/** A machine that slept must not resume with a burst. */
const PAUSE_MAX_SECONDS = 3;
/** A trade takes at most this part of what stands in the first levels. */
const TAKEN_LEVELS = 8;
const TAKEN_MAX = 0.5;
/** How many mean trades a sweep may be worth: a large order of a user is taken bit by bit. */
const SWEEP_TRADES = 40;

/** Those who trade of their own accord, in one instrument: in bursts, and in runs of one side. */
export class Takers {
  readonly #chance: Chance;
  #excited: number;
  #side: Side = 'buy';
  #pieces = 0;

  constructor(chance: Chance, tradesPerSecond: number) {
    this.#chance = chance;
    this.#excited = FOLLOWED * tradesPerSecond;
  }

  /** How many trade in a time: a self-exciting process (Hawkes 1971) whose mean is `tradesPerSecond`. */
  count(seconds: number, tradesPerSecond: number): number {
    const passed = Math.min(PAUSE_MAX_SECONDS, seconds);
    const rate = (1 - FOLLOWED) * tradesPerSecond + this.#excited;
    const count = this.#chance.count(rate * passed);
    const kept = Math.exp(-passed / FOLLOWED_SECONDS);
    this.#excited = this.#excited * kept + (count * FOLLOWED) / FOLLOWED_SECONDS;
    return count;
  }

  /** The next trade. `moved` says where the price went since the last quotes; `buys` how often a new order buys. */
  next(
    at: { readonly market: Quoted; readonly book: Book; readonly moved: number; readonly buys: number },
    of: Character,
  ): Trade | undefined {
    const chance = this.#chance;
    const side = at.moved !== 0 && chance.share() < INFORMED ? informedSide(at.moved) : this.#own(at.buys);
    const levels = (side === 'buy' ? at.book.asks : at.book.bids).slice(0, TAKEN_LEVELS);
    const best = levels[0];
    if (!best) return undefined;
    const worth = Math.min(largestTrade(of), of.tradeMedian * Math.exp(of.tradeSpread * chance.normal()));
    const wanted = BigInt(roundish(lotsWorth(at.market, best[0], worth), chance)) * at.market.lot;
    const there = levels.reduce((sum, [, quantity]) => sum + quantity, 0n);
    const most = BigInt(Math.floor(Number(there / at.market.lot) * TAKEN_MAX)) * at.market.lot;
    const least = BigInt(lotsWorth(at.market, best[0], 0)) * at.market.lot;
    const quantity = wanted < most ? wanted : most;
    return quantity >= least ? { side, quantity } : undefined;
  }

  #own(buys: number): Side {
    const chance = this.#chance;
    const drawn = chance.share() < buys ? 'buy' : 'sell';
    if (chance.share() >= IN_PIECES) return drawn;
    if (this.#pieces === 0) {
      this.#side = drawn;
      this.#pieces = Math.min(PIECES_MAX, Math.ceil((1 - chance.share()) ** (-1 / PIECES_INDEX)));
    }
    this.#pieces -= 1;
    return this.#side;
  }
}

const informedSide = (moved: number): Side => (moved > 0 ? 'buy' : 'sell');

/**
 * What must be taken so that nobody's order stands beyond the price outside: bids above it are sold to, asks below it are
 * bought from, at their own prices and bit by bit. The maker's own orders there are only taken back.
 */
export function sweepOf(at: {
  readonly market: Quoted;
  readonly book: Book;
  readonly own: readonly RestingOrder[];
  /** In ticks. */
  readonly centre: number;
  readonly meanTrade: number;
}): Trade | undefined {
  const { market, book, own, centre, meanTrade } = at;
  const isPassed = passedBy(market, centre);
  const mine = new Map<bigint, bigint>();
  for (const { side, price, left } of own) {
    if (isPassed(side, price)) mine.set(price, (mine.get(price) ?? 0n) + left);
  }
  for (const [side, levels] of [['buy', book.bids] as const, ['sell', book.asks] as const]) {
    let there = 0n;
    for (const [price, quantity] of levels) {
      if (!isPassed(side, price)) break;
      there += quantity - (mine.get(price) ?? 0n);
    }
    if (there <= 0n) continue;
    const best = levels[0]![0];
    const most = BigInt(lotsWorth(market, best, meanTrade * SWEEP_TRADES)) * market.lot;
    const least = BigInt(lotsWorth(market, best, 0)) * market.lot;
    const quantity = there < most ? there : most;
    return { side: side === 'buy' ? 'sell' : 'buy', quantity: quantity < least ? least : quantity };
  }
  return undefined;
}

/** Whether the price ran over an order: a bid above it, an ask below it. */
export function passedBy({ tick }: Quoted, centre: number): (side: Side, price: bigint) => boolean {
  const below = BigInt(Math.floor(centre * Number(tick)));
  const above = BigInt(Math.ceil(centre * Number(tick)));
  return (side, price) => (side === 'buy' ? price > below : price < above);
}
