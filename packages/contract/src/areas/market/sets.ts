/** Candle intervals, as the specification names them. Buckets are UTC; weeks start on Monday. */
export const intervals = ['5m', '30m', '1h', '4h', '1d', '1w', '1M'] as const;
export type Interval = (typeof intervals)[number];

/** `trading`: orders are taken. `halted`: only cancels. */
export const marketStatuses = ['trading', 'halted'] as const;
export type MarketStatus = (typeof marketStatuses)[number];

/** Most levels that a depth answer carries, and the trades that the specification asks for. */
export const DEPTH_SIZE = 500;
export const TRADES_SIZE = 17;
export const KLINE_SIZE = 500;
