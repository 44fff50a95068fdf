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

/** What a price alert waits for, by the last price. */
export const alertKinds = ['rises-above', 'falls-below', 'moves'] as const;
export type AlertKind = (typeof alertKinds)[number];
/** In which time a move counts. */
export const alertWindows = ['5m', '15m', '1h', '4h', '24h'] as const;
export type AlertWindow = (typeof alertWindows)[number];
/** Those, in minutes. */
export const windowMinutes: Readonly<Record<AlertWindow, number>> = {
  '5m': 5,
  '15m': 15,
  '1h': 60,
  '4h': 240,
  '24h': 1440,
};
/** How many alerts a user may have at a time that have not fired. */
export const ALERTS_MAX = 20;
/** The least and the most that a move may be of, in percent. */
export const MOVE_LEAST = '0.5';
export const MOVE_MOST = '50';
