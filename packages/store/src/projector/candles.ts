import { type Interval, intervals } from '@quay/contract/market';
import type { Trade } from '@quay/core';
import { greatest, least } from '@quay/money';

/** A candle of a market. It is open until its successor's time has come. */
export type CandleRow = {
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

/** The candles of some trades, which stand in the order in which they happened. */
export function candlesOf(trades: readonly Trade[]): CandleRow[] {
  const candles = new Map<string, CandleRow>();
  for (const { market, price, quantity, amount, at } of trades) {
    for (const interval of intervals) {
      const opened = openedAt(interval, at);
      const key = `${market} ${interval} ${opened}`;
      const candle = candles.get(key);
      if (candle) {
        candle.high = greatest(candle.high, price);
        candle.low = least(candle.low, price);
        candle.close = price;
        candle.volume += quantity;
        candle.turnover += amount;
      } else {
        candles.set(key, {
          market,
          interval,
          openedAt: opened,
          open: price,
          high: price,
          low: price,
          close: price,
          volume: quantity,
          turnover: amount,
        });
      }
    }
  }
  return [...candles.values()];
}
