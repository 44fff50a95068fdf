import { type Interval, intervals } from '@quay/contract/market/rules';
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
const lengths = { '5m': 5 * MINUTE, '30m': 30 * MINUTE, '1h': 60 * MINUTE, '4h': 240 * MINUTE, '1d': DAY } as const;
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

/** All longer candles begin where one of these begins. */
const SHORTEST: Interval = '5m';

/** The candles of some trades of a product, which stand in the order in which they happened. */
export function candlesOf(product: Product, trades: readonly PublicTrade[]): CandleRow[] {
  const shortest = new Candles(product);
  for (const { market, price, quantity, amount, at } of trades) {
    shortest.take(SHORTEST, at, { market, open: price, high: price, low: price, close: price }, quantity, amount);
  }
  const all = new Candles(product);
  for (const candle of shortest.rows) {
    for (const interval of intervals) all.take(interval, candle.openedAt, candle, candle.volume, candle.turnover);
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
      candle.high = greatest(candle.high, high);
      candle.low = least(candle.low, low);
      candle.close = close;
      candle.volume += volume;
      candle.turnover += turnover;
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
