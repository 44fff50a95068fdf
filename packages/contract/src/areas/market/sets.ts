/**
 * Candle intervals, those that the specification names first. Buckets are UTC; weeks start on Monday, buckets of other
 * whole minutes, hours and days where a multiple of them since 1970 ends.
 */
export const intervals = [
  '5m',
  '30m',
  '1h',
  '4h',
  '1d',
  '1w',
  '1M',
  '1m',
  '3m',
  '15m',
  '2h',
  '6h',
  '12h',
  '3d',
] as const;
export type Interval = (typeof intervals)[number];
/** How many of `intervals`, from the first on, the specification names. */
export const NAMED_INTERVALS = 7;

/** `trading`: orders are taken. `halted`: only cancels. */
export const marketStatuses = ['trading', 'halted'] as const;
export type MarketStatus = (typeof marketStatuses)[number];

/** Most levels that a depth answer carries, and the trades that the specification asks for. */
export const DEPTH_SIZE = 500;
export const TRADES_SIZE = 17;
export const KLINE_SIZE = 500;
