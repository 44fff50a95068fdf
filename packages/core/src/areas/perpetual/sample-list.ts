import type { Price } from '@quay/money';

/** Samples of a settlement price are kept by the half minute. */
export const SAMPLES_MS = 30_000;

/** The samples of a half minute from its row: the price of each second up to the last that has one; nothing where none was taken. */
export const readSamples = (prices: string): (Price | null)[] =>
  prices === '' ? [] : prices.split(',').map((one) => (one === '' ? null : BigInt(one)));

/** Of the samples of a half minute those of a window, which may begin or end within it; nothing where it has none of them. */
export function samplesWithin(
  { at, prices }: { readonly at: number; readonly prices: string },
  startsAt: number,
  endsAt: number,
): (Price | null)[] {
  const isWithin = (second: number) => at + second * 1000 >= startsAt && at + second * 1000 < endsAt;
  const within = readSamples(prices).map((price, second) => (isWithin(second) ? price : null));
  return within.slice(0, within.findLastIndex((price) => price !== null) + 1);
}

/** What {@link readSamples} reads. The first second that has a price writes at least that. */
export const writeSamples = (prices: readonly (Price | null)[]): string =>
  prices.map((price) => (price === null ? '' : String(price))).join(',');
