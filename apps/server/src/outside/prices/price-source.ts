import type { SourcePrice } from '@quay/core';

/** Why a price that a source sent was not taken. */
export const refusedPrices = [
  'malformed',
  'out-of-range',
  'unknown-symbol',
  'out-of-order',
  'clock-ahead',
  'frozen',
] as const;
export type RefusedPrice = (typeof refusedPrices)[number];

/** What an operator reads of a source. It says what happened, never what was sent. */
export type SourceStatus = {
  readonly source: string;
  readonly venue: string;
  readonly transport: 'websocket' | 'http' | 'simulated';
  /** Whether it answers now: the connection is open, or the last request was answered. */
  readonly answers: boolean;
  /** Prices that were taken since the start. */
  readonly taken: number;
  readonly refused: Readonly<Record<RefusedPrice, number>>;
  /** Connections or requests that failed since the start. */
  readonly failures: number;
  /** Milliseconds since the moment that its last price speaks of, by symbol; nothing where none was taken yet. */
  readonly ages: ReadonlyMap<string, number | undefined>;
};

/** One venue's prices of some coins in USDT, however they come. */
export type PriceSource = {
  readonly name: string;
  readonly symbols: readonly string[];
  /** The last price that was taken; its age is for whoever reads it. */
  latest(symbol: string): SourcePrice | undefined;
  status(): SourceStatus;
  close(): Promise<void>;
};
