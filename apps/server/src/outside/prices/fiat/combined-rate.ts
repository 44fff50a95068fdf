import { medianOf } from '@quay/core';
import { ONE, type Rate, units } from '@quay/money';

/** What a source said of one currency: how many of it a dollar is, and of when that is. */
export type SaidRate = { readonly source: string; readonly rate: Rate; readonly at: number };

export type FiatTerms = {
  /** A rate that is older counts no more: from a Thursday before Easter to the Tuesday after it, and a night. */
  readonly oldAfterMs: number;
  /** Two sources that differ by more than this share say nothing. */
  readonly apart: Rate;
  /** A rate that moves by more than this share is taken only when it is published a second time. */
  readonly leap: Rate;
};

const HOUR_MS = 60 * 60_000;
export const FIAT_TERMS: FiatTerms = { oldAfterMs: 132 * HOUR_MS, apart: units('0.02'), leap: units('0.1') };

/** Why there is no new rate of a currency though a source said one. */
export type NoRate = 'too-old' | 'sources-disagree' | 'leap';

/**
 * The rate that sources agree about: the middle one of three and more, so that one of them moves it no further than to
 * its neighbour; the mean of two that are near each other; the one that there is. It is of the newest of them; what has
 * grown old counts no more.
 */
export function combinedRate(
  said: readonly SaidRate[],
  terms: FiatTerms,
  now: number,
): Omit<SaidRate, 'source'> | NoRate | undefined {
  if (said.length === 0) return undefined;
  const fresh = said.filter(({ at }) => now - at <= terms.oldAfterMs);
  if (fresh.length === 0) return 'too-old';
  const rates: bigint[] = fresh.map(({ rate }) => rate);
  const rate: bigint = medianOf(rates);
  if (fresh.length === 2 && isApart(rates[0]!, rates[1]!, terms.apart)) return 'sources-disagree';
  return { rate, at: Math.max(...fresh.map(({ at }) => at)) };
}

/** Whether two rates differ by more than a share of the smaller one. */
export function isApart(one: Rate, other: Rate, share: Rate): boolean {
  const [low, high] = one < other ? [one, other] : [other, one];
  return (high - low) * ONE > low * share;
}
