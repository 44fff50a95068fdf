import type { Interval } from '@quay/contract/market/rules';
import type { Product } from '@quay/contract/trading';
import { greatest, least } from '@quay/money';
import type { PublicTrade } from './public-trade.ts';

/** A candle of an instrument. It is open until its successor's time has come. */
export type CandleRow = {
  product: Product;
  market: string;
  interval: Interval;
  openedAt: number;
  open: bigint;
  high: bigint;
  low: bigint;
  close: bigint;
  volume: bigint;
  turnover: bigint;
};

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const HOUR = 60 * MINUTE;
const lengths = {
  '1m': MINUTE,
  '3m': 3 * MINUTE,
  '5m': 5 * MINUTE,
  '15m': 15 * MINUTE,
  '30m': 30 * MINUTE,
  '1h': HOUR,
  '2h': 2 * HOUR,
  '4h': 4 * HOUR,
  '6h': 6 * HOUR,
  '12h': 12 * HOUR,
  '1d': DAY,
  '3d': 3 * DAY,
} as const;
/** 1 January 1970 was a Thursday; weeks begin on the Monday before. */
const FIRST_MONDAY = -3 * DAY;

/** When the candle of a moment opened, UTC. */
export function openedAt(interval: Interval, at: number): number {
  if (interval === '1M') {
    const date = new Date(at);
    return Date.UTC(date.getUTCFullYear(), date.getUTCMonth());
  }
  if (interval === '1w') return at - ((at - FIRST_MONDAY) % (7 * DAY));
  return at - (at % lengths[interval]);
}

/** The intervals whose candles have rows. All others are folds of these, made when they are read. */
export const storedIntervals = ['5m', '30m', '1h', '4h', '1d', '1w', '1M', '1m'] as const satisfies readonly Interval[];
export type StoredInterval = (typeof storedIntervals)[number];

/** Of which stored candles each other interval is folded, how many of them, and how long it is, in milliseconds. */
export const foldedOf: Readonly<
  Record<
    Exclude<Interval, StoredInterval>,
    { readonly from: StoredInterval; readonly count: number; readonly ms: number }
  >
> = {
  '3m': { from: '1m', count: 3, ms: lengths['3m'] },
  '15m': { from: '5m', count: 3, ms: lengths['15m'] },
  '2h': { from: '1h', count: 2, ms: lengths['2h'] },
  '6h': { from: '1h', count: 6, ms: lengths['6h'] },
  '12h': { from: '4h', count: 3, ms: lengths['12h'] },
  '3d': { from: '1d', count: 3, ms: lengths['3d'] },
};

export const isStored = (interval: Interval): interval is StoredInterval => !(interval in foldedOf);

/** What a candle says, of whatever instrument and interval. */
export type CandleFigures = Omit<CandleRow, 'product' | 'market' | 'interval'>;

/** Longer candles of one instrument from shorter ones of which they are made, oldest first. */
export function foldCandles(shorter: readonly Readonly<CandleFigures>[], interval: Interval): CandleFigures[] {
  const longer: CandleFigures[] = [];
  for (const candle of shorter) {
    const opened = openedAt(interval, candle.openedAt);
    const last = longer.at(-1);
    if (last?.openedAt === opened) extend(last, candle, candle.volume, candle.turnover);
    else {
      const { open, high, low, close, volume, turnover } = candle;
      longer.push({ openedAt: opened, open, high, low, close, volume, turnover });
    }
  }
  return longer;
}

type Extremes = Pick<CandleRow, 'high' | 'low' | 'close'>;

function extend(
  candle: CandleFigures,
  { high, low, close }: Readonly<Extremes>,
  volume: bigint,
  turnover: bigint,
): void {
  candle.high = greatest(candle.high, high);
  candle.low = least(candle.low, low);
  candle.close = close;
  candle.volume += volume;
  candle.turnover += turnover;
}

/** All longer candles begin where one of these begins. */
const SHORTEST: Interval = '1m';

/** The candles of some trades of a product, which stand in the order in which they happened. */
export function candlesOf(product: Product, trades: readonly PublicTrade[]): CandleRow[] {
  const shortest = new Candles(product);
  for (const { market, price, quantity, amount, at } of trades) {
    shortest.take(SHORTEST, at, { market, open: price, high: price, low: price, close: price }, quantity, amount);
  }
  const all = new Candles(product);
  for (const candle of shortest.rows) {
    for (const interval of storedIntervals) all.take(interval, candle.openedAt, candle, candle.volume, candle.turnover);
  }
  return all.rows;
}

type Prices = Pick<CandleRow, 'market' | 'open' | 'high' | 'low' | 'close'>;

/** Candles of a product by symbol, interval and time, in the order in which they began. */
class Candles {
  readonly rows: CandleRow[] = [];
  readonly #product: Product;
  readonly #byKey = new Map<string, CandleRow>();

  constructor(product: Product) {
    this.#product = product;
  }

  /** Adds what came after all that a candle has. */
  take(interval: Interval, at: number, prices: Prices, volume: bigint, turnover: bigint): void {
    const { market, open, high, low, close } = prices;
    const opened = openedAt(interval, at);
    const key = `${market} ${interval} ${opened}`;
    const candle = this.#byKey.get(key);
    if (candle) {
      extend(candle, prices, volume, turnover);
      return;
    }
    const begun = {
      product: this.#product,
      market,
      interval,
      openedAt: opened,
      open,
      high,
      low,
      close,
      volume,
      turnover,
    };
    this.#byKey.set(key, begun);
    this.rows.push(begun);
  }
}
