import { ONE } from '@quay/money';
import type { DayPrice } from '@quay/store';
import { DAY_MS } from '../profit.ts';

/** The coin that all is counted in, and that costs one of itself. */
export const UNIT = 'USDT';

/** What one of a coin was worth at the close of the UTC day of a moment, in USDT. */
export type ValueAt = (asset: string, at: number) => bigint;

/**
 * Values by daily candles, of each coin oldest first: of a day without trades the close before it, before the first trade
 * what that began at. A coin without a market is worth nothing here.
 */
export function valuesOf(prices: readonly DayPrice[]): ValueAt {
  const known = new Map<string, DayPrice[]>();
  for (const price of prices) known.set(price.asset, [...(known.get(price.asset) ?? []), price]);
  return (asset, at) => {
    if (asset === UNIT) return ONE;
    const days = known.get(asset) ?? [];
    const day = at - (at % DAY_MS);
    let [low, high] = [0, days.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (days[middle]!.day <= day) low = middle + 1;
      else high = middle;
    }
    return days[low - 1]?.close ?? days[0]?.open ?? 0n;
  };
}
