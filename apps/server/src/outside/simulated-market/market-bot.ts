import type { Order as Command } from '../../core-host/port.ts';
import type { Chance } from './chance.ts';
import { type Character, meanTrade } from './character.ts';
import { requote } from './ladder.ts';
import type { BotOrders, Quoted } from './quoted.ts';
import type { RestingOrder } from './resting.ts';
import { type Book, passedBy, sweepOf, Takers } from './taker.ts';

/** Quotes of an instrument that somebody looks at follow every tick; a book at rest is looked after so often. */
const RESTING_MS = 2_500;
/**
 * Of one that nobody looks at they follow a larger move, in basis points × book range × how wild the coin is now, and so often:
 * that comes to about once a minute.
 */
const UNSEEN_BP = 6;
const WILD = { least: 0.5, most: 4 };
const UNSEEN_MS = 120_000;
/** There the spread may grow to this by what is eaten, in ticks and basis points × book range, for so long. */
const UNSEEN_SPREAD = { ticks: 4, bp: 1, forMs: 10_000 };
/** Where somebody looks, no farther than this, in ticks. */
const SEEN_SPREAD_TICKS = 1;
/** What was eaten near the touch comes back after this. */
const REFILL_MS = 600;
/** How often the orders of others beyond the centre are looked for. */
const SWEEP_MS = 2_000;
/** A move of so many basis points × book range between two looks widens the spread for some seconds. */
const SUDDEN_BP = 8;
const WIDENED = 3;
const WIDENED_MS = 4_000;
/** Most trades of one look. */
const TRADES_MAX = 6;
/** Levels of a book that a look sees. */
const SEEN_LEVELS = 100;

/** An instrument as a look finds it. */
export type Look = {
  readonly market: Quoted;
  /** Where the middle of the book ought to be, in ticks. */
  readonly centre: number;
  readonly best: { readonly bid: bigint | undefined; readonly ask: bigint | undefined };
  own(): readonly RestingOrder[];
  orders(): BotOrders;
  /** Somebody looks at it, or trades in it. */
  readonly isSeen: boolean;
  /** How much is traded now, and how far the price moves, as multiples of the mean. */
  readonly busy: number;
  readonly wild: number;
  /** How often those who trade of their own accord buy. */
  readonly buys: number;
  book(size: number): Book;
};

/** Maker and takers of one instrument: what they do about it from look to look. */
export class MarketBot {
  readonly symbol: string;
  readonly character: Character;
  readonly chance: Chance;
  readonly #takers: Takers;
  readonly #tradesPerSecond: number;
  readonly #tolerance: number;
  #lookedAt: number | undefined;
  #quotedAt = Number.NEGATIVE_INFINITY;
  #sweptAt = Number.NEGATIVE_INFINITY;
  #widenedUntil = 0;
  #centre = 0;

  constructor(of: {
    readonly symbol: string;
    readonly character: Character;
    readonly chance: Chance;
    /** How often something is traded and how much at a time, as multiples of the coin's. */
    readonly trades: { readonly often: number; readonly size: number };
    /** How many times farther than elsewhere the price may be from quotes that nobody looks at. */
    readonly tolerance: number;
  }) {
    this.#tolerance = of.tolerance;
    this.symbol = of.symbol;
    this.chance = of.chance;
    this.character = { ...of.character, tradeMedian: of.character.tradeMedian * of.trades.size };
    this.#tradesPerSecond = of.character.tradesPerSecond * of.trades.often;
    this.#takers = new Takers(of.chance, this.#tradesPerSecond);
  }

  /** Lets time pass up to `now`; what the maker and the takers do, in the order in which it happens. */
  turn(now: number, look: Look): Command[] {
    const passed = Math.max(0, now - (this.#lookedAt ?? now));
    const isFirst = this.#lookedAt === undefined;
    this.#lookedAt = now;
    const count = this.#takers.count(passed / 1_000, this.#tradesPerSecond * look.busy);
    const isDue = isFirst || this.#isDue(now, look);
    const swept = isFirst ? undefined : this.#sweep(now, look);
    if (swept) return [...swept, ...this.#quote(now, look)];
    const trades = isFirst ? [] : this.#trades(count, look);
    return isDue ? [...trades, ...this.#quote(now, look)] : trades;
  }

  /** The quotes that an earlier run left are gone: the next look sets up new ones. */
  begin(): void {
    this.#lookedAt = undefined;
  }

  #isDue(now: number, { centre, isSeen, best: { bid, ask }, market, wild }: Look): boolean {
    const since = now - this.#quotedAt;
    const bp = (centre / 10_000) * this.character.bookRange;
    const unseen = UNSEEN_BP * this.#tolerance * Math.max(WILD.least, Math.min(WILD.most, wild));
    if (Math.abs(centre - this.#centre) > Math.max(1, unseen * bp)) return true;
    const free = bid === undefined || ask === undefined ? Number.POSITIVE_INFINITY : Number((ask - bid) / market.tick);
    if (!isSeen) {
      const isWide = free > Math.max(UNSEEN_SPREAD.ticks, UNSEEN_SPREAD.bp * bp);
      return since >= (isWide ? UNSEEN_SPREAD.forMs : UNSEEN_MS);
    }
    if (free > SEEN_SPREAD_TICKS && since >= REFILL_MS) return true;
    return Math.floor(centre) !== Math.floor(this.#centre) || since >= RESTING_MS;
  }

  #trades(count: number, look: Look): Command[] {
    if (count === 0) return [];
    const book = look.book(SEEN_LEVELS);
    const orders = look.orders();
    const drift = look.centre - this.#centre;
    const moved = Math.abs(drift) < 1 ? 0 : drift;
    return Array.from({ length: Math.min(count, TRADES_MAX) }).flatMap(() => {
      const trade = this.#takers.next({ market: look.market, book, moved, buys: look.buys }, this.character);
      return trade ? [orders.take(trade.side, trade.quantity)] : [];
    });
  }

  /** Somebody else's order that the price passed is taken, once the maker's own there are out of the way. */
  #sweep(now: number, look: Look): Command[] | undefined {
    const { market, centre, best } = look;
    const isPassed = passedBy(market, centre);
    const isAny =
      (best.bid !== undefined && isPassed('buy', best.bid)) || (best.ask !== undefined && isPassed('sell', best.ask));
    if (!isAny || (!look.isSeen && now - this.#sweptAt < SWEEP_MS)) return undefined;
    this.#sweptAt = now;
    const meant = meanTrade(this.character);
    const own = look.own();
    const sweep = sweepOf({ market, centre, own, book: look.book(SEEN_LEVELS), meanTrade: meant });
    if (!sweep) return undefined;
    const orders = look.orders();
    const passed = own.filter(({ side, price }) => isPassed(side, price));
    return [...passed.map(orders.cancel), orders.take(sweep.side, sweep.quantity)];
  }

  #quote(now: number, look: Look): Command[] {
    const { market, centre, best } = look;
    const own = look.own();
    const bp = (centre / 10_000) * this.character.bookRange;
    if (this.#centre > 0 && Math.abs(centre - this.#centre) > SUDDEN_BP * bp) this.#widenedUntil = now + WIDENED_MS;
    this.#quotedAt = now;
    this.#centre = centre;
    const other = (side: 'buy' | 'sell', price: bigint | undefined) =>
      own.some((order) => order.side === side && order.price === price) ? undefined : price;
    return requote({
      ...{ market, centre, own, orders: look.orders(), chance: this.chance },
      bid: other('buy', best.bid),
      ask: other('sell', best.ask),
      character: this.character,
      widened: now < this.#widenedUntil ? WIDENED : 1,
    });
  }
}
