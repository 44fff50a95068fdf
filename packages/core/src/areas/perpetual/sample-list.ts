import type { Price } from '@quay/money';

/** Samples of a settlement price are kept by the half minute. */
export const SAMPLES_MS = 30_000;

/** The samples of a half minute from its row: the price of each second up to the last that has one; nothing where none was taken. */
export const readSamples = (prices: string): (Price | null)[] =>
  prices === '' ? [] : prices.split(',').map((one) => (one === '' ? null : BigInt(one)));

/** What {@link readSamples} reads. The first second that has a price writes at least that. */
export const writeSamples = (prices: readonly (Price | null)[]): string =>
  prices.map((price) => (price === null ? '' : String(price))).join(',');
