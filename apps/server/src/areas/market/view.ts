import { type Interval, intervals } from '@quay/contract/market';
import { type Instrument, instrumentKey, type Product, products } from '@quay/contract/trading';
import { type Change, type Level, type Market, type Table, type Trade, tradingProducts } from '@quay/core';
import { type CandleRow, type Reads, storedProducts, type TapeRow } from '@quay/store';
import type { Committed } from '../../core-host/port.ts';
import { type Bar, OpenCandles } from './candles.ts';
import { type DayFigures, RollingDay } from './day.ts';
import { Depth, type Difference, type Levels } from './depth.ts';

/** Trades that the tape keeps. */
export const TAPE_SIZE = 100;
/** How long an instrument counts as seen after somebody looked at it. */
const SEEN_MS = 15_000;
/** Five-minute candles that the figures of 24 hours need, with one before them. */
const DAY_CANDLES = 290;

export type TapeTrade = Omit<TapeRow, 'product' | 'market'>;

/** The product whose rows stand in a table: listings, trades and levels. */
const listings = new Map<Table, Product>(storedProducts.map((product) => [product.listings, product.name]));
const trades = new Map<Table, Product>(tradingProducts.map(({ name, tables }) => [tables.trades as Table, name]));
const levels = new Map<Table, Product>(tradingProducts.map(({ name, tables }) => [tables.levels as Table, name]));

/** What happened in an instrument since somebody last asked. */
export type MarketNews = {
  readonly instrument: Instrument;
  readonly difference: Difference | undefined;
  /** Oldest first. */
  readonly trades: readonly TapeTrade[];
};

/** What every product says of an instrument that it lists. */
type Listing = Pick<Market, 'symbol' | 'tick' | 'lot' | 'position' | 'referencePrice'>;

export type TickerFigures = DayFigures & { readonly bid: bigint | undefined; readonly ask: bigint | undefined };

class MarketState {
  readonly instrument: Instrument;
  listing: Listing;
  readonly depth: Depth;
  /** When somebody last looked at its book, tape or chart, or traded in it. */
  seenAt = Number.NEGATIVE_INFINITY;
  readonly candles = new OpenCandles();
  readonly day = new RollingDay();
  /** Newest first. */
  tape: TapeTrade[] = [];
  /** Trades since the last news, oldest first. */
  fresh: TapeTrade[] = [];

  constructor(product: Product, listing: Listing) {
    this.instrument = { product, symbol: listing.symbol };
    this.listing = listing;
    // What is listed keeps its tick and lot.
    this.depth = new Depth(listing.tick, listing.lot);
  }
}

/**
 * Everything public about the markets, in memory: books, tape, candles and the figures of 24 hours. It is fed by committed
 * batches and nothing else, so it never says what is not durable. Instruments are named by their keys
 * (`instrumentKey`), which of spot are the symbols.
 */
export class MarketView {
  readonly #states = new Map<string, MarketState>();
  readonly #changed = new Set<MarketState>();
  #sorted: readonly MarketState[] = [];
  #seq = 0;
  #at = 0;

  /** Number of the last batch that is in here. */
  get seq(): number {
    return this.#seq;
  }

  /** The core's time of that batch. */
  get at(): number {
    return this.#at;
  }

  apply(committed: Committed): void {
    for (const change of committed.changes) this.#receive(change);
    for (const { table, row } of committed.levels) this.#level(levels.get(table)!, row);
    this.#seq = committed.seq;
    this.#at = Math.max(this.#at, committed.at);
  }

  /** What the store knows of an instrument's past; before the first trade that this view gets. */
  seed(key: string, past: { day: readonly Bar[]; newest: ReadonlyMap<Interval, readonly Bar[]>; tape: TapeTrade[] }) {
    const state = this.#states.get(key);
    if (!state) return;
    state.day.seed(past.day);
    for (const [interval, bars] of past.newest) state.candles.seed(interval, bars);
    state.tape = past.tape.slice(0, TAPE_SIZE);
  }

  /** The listed markets, those of spot, in the order of the list. */
  markets(): Market[] {
    return this.#sorted.flatMap(({ instrument, listing }) =>
      instrument.product === 'spot' ? (listing as Market) : [],
    );
  }

  /** The instruments of all products, or of one, each product's in the order of its list. */
  instruments(product?: Product): Instrument[] {
    const all = this.#sorted.map((state) => state.instrument);
    return product === undefined ? all : all.filter((one) => one.product === product);
  }

  /** Whether an instrument is listed. */
  has(key: string): boolean {
    return this.#states.has(key);
  }

  /** The step of an instrument's prices; nothing when it is not listed. */
  tick(key: string): bigint | undefined {
    return this.#states.get(key)?.listing.tick;
  }

  /** A market of spot. */
  market(symbol: string): Market | undefined {
    const state = this.#states.get(symbol);
    return state?.instrument.product === 'spot' ? (state.listing as Market) : undefined;
  }

  /** The book as it is now, and the number of the difference from which a follower goes on. */
  depth(key: string, size: number): { sequence: number; bids: Levels; asks: Levels } {
    const { depth } = this.#state(key);
    return { sequence: depth.sequence, bids: depth.bids(size), asks: depth.asks(size) };
  }

  best(key: string): { bid: bigint | undefined; ask: bigint | undefined } {
    const { depth } = this.#state(key);
    return { bid: depth.bid, ask: depth.ask };
  }

  /** Somebody looks at an instrument, or trades in it. */
  see(key: string, at: number): void {
    const state = this.#state(key);
    state.seenAt = Math.max(state.seenAt, at);
  }

  /** Whether anybody did so lately: quotes of a simulated market follow every tick only where it is seen. */
  isSeen(key: string, now: number): boolean {
    return now - this.#state(key).seenAt <= SEEN_MS;
  }

  /** Newest first. */
  trades(key: string, size: number): TapeTrade[] {
    return this.#state(key).tape.slice(0, size);
  }

  /** The newest candles, oldest first, the open one last; empty when the market never traded. */
  candles(key: string, interval: Interval, now: number): Bar[] {
    return this.#state(key).candles.latest(interval, now);
  }

  /** The last 24 hours. A market that never traded stands at its reference price. */
  ticker(key: string, now: number): TickerFigures {
    const { listing, day, depth } = this.#state(key);
    const price = listing.referencePrice;
    const still = { last: price, open: price, high: price, low: price, volume: 0n, turnover: 0n };
    return { ...(day.figures(now) ?? still), bid: depth.bid, ask: depth.ask };
  }

  /** Closes of the last 24 hours, one an hour, oldest first. */
  trend(key: string, now: number): bigint[] {
    return this.#state(key).day.trend(now);
  }

  /** What happened since the last call; each call gives the next numbered differences. For one listener: the hub. */
  takeNews(): MarketNews[] {
    const news: MarketNews[] = [];
    for (const state of this.#changed) {
      news.push({ instrument: state.instrument, difference: state.depth.takeDifference(), trades: state.fresh });
      state.fresh = [];
    }
    this.#changed.clear();
    return news;
  }

  #state(key: string): MarketState {
    const state = this.#states.get(key);
    if (!state) throw new Error(`no market ${key}`);
    return state;
  }

  #receive({ table, op, row }: Change): void {
    const traded = trades.get(table);
    if (traded) this.#trade(traded, row as Trade);
    else if (op === 'put') {
      const listed = listings.get(table);
      if (listed) this.#list(listed, row as Listing);
    }
  }

  #list(product: Product, listing: Listing): void {
    const key = instrumentKey({ product, symbol: listing.symbol });
    const state = this.#states.get(key);
    if (state) state.listing = listing;
    else {
      this.#states.set(key, new MarketState(product, listing));
      this.#sorted = [...this.#states.values()].sort(
        (a, b) =>
          products.indexOf(a.instrument.product) - products.indexOf(b.instrument.product) ||
          a.listing.position - b.listing.position,
      );
    }
  }

  #level(product: Product, { market, side, ticks, lots }: Level): void {
    const state = this.#state(instrumentKey({ product, symbol: market }));
    state.depth.put(side, ticks, lots);
    this.#changed.add(state);
  }

  #trade(product: Product, { id, market, price, quantity, amount, side, at }: Trade): void {
    const state = this.#state(instrumentKey({ product, symbol: market }));
    const dealt = { price, quantity, amount, at };
    state.day.add(dealt);
    state.candles.add(dealt);
    const trade = { id, price, quantity, side, at };
    state.tape.unshift(trade);
    if (state.tape.length > TAPE_SIZE) state.tape.pop();
    state.fresh.push(trade);
    this.#changed.add(state);
  }
}

/** Fills the view from the rows: at start, when they are as new as the view, and before anything is traded. */
export async function seedView(
  view: MarketView,
  reads: Pick<Reads['market'], 'candles' | 'latestTrades'>,
): Promise<void> {
  for (const instrument of view.instruments()) {
    const newest = new Map<Interval, Bar[]>();
    for (const interval of intervals) {
      const size = interval === '5m' ? DAY_CANDLES : 2;
      newest.set(interval, oldestFirst(await reads.candles(instrument, interval, { size })));
    }
    const day = newest.get('5m')!;
    const tape = await reads.latestTrades(instrument, TAPE_SIZE);
    view.seed(instrumentKey(instrument), { day, newest, tape: [...tape].sort((a, b) => b.id - a.id) });
  }
}

export const oldestFirst = (rows: readonly CandleRow[]): Bar[] => [...rows].sort((a, b) => a.openedAt - b.openedAt);
