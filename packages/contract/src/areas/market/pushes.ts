import type { Candle } from './kline.ts';
import type { Depth, Level } from './latest-depth.ts';
import type { PublicTrade } from './latest-trade.ts';
import type { Ticker } from './real-time.ts';
import type { Interval } from './sets.ts';

/** Public channels of the socket. What each frame's `data` is stands beside it. */
export type MarketPush =
  /** Tickers of all markets that changed since the last tick; on subscribing, all of them. */
  | { readonly channel: 'tickers'; readonly data: Ticker[] }
  /**
   * First a snapshot, then numbered differences. A difference applies when its `previous` is the number one holds;
   * otherwise there was a gap: take a new snapshot. A quantity of "0" removes the level.
   */
  | { readonly channel: `depth:${string}`; readonly data: DepthSnapshot | DepthDifference }
  /** On subscribing the latest trades, then those since the last tick, oldest first. */
  | { readonly channel: `trades:${string}`; readonly data: PublicTrade[] }
  /** On subscribing the newest candles, then those that changed; the last one is still open. */
  | { readonly channel: `candles:${string}:${Interval}`; readonly data: Candle[] };

export type DepthSnapshot = Depth & { readonly kind: 'snapshot' };
export type DepthDifference = {
  readonly kind: 'difference';
  readonly previous: number;
  readonly sequence: number;
  readonly bids: Level[];
  readonly asks: Level[];
};
