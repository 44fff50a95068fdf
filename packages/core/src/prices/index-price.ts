import { ONE, type Price, quotient, type Rate, within } from '@quay/money';
import type { SourcePrice } from './sources.ts';

export type IndexTerms = {
  /** A price that is older than this counts no longer: 10 s. */
  readonly maxAgeMs: number;
  /** With fewer fresh sources there is no index: 3. */
  readonly minSources: number;
  /** A source counts as at most so far from the median: 2 %. */
  readonly clip: Rate;
};

export const INDEX_TERMS: IndexTerms = { maxAgeMs: 10_000, minSources: 3, clip: 2_000_000n };

/** A fresh source with what it counted as. */
export type CountedSource = SourcePrice & { readonly counted: Price };

/** An index with all that it was made of, as a receipt shows it. */
export type IndexPrice = {
  readonly price: Price;
  readonly median: Price;
  readonly sources: readonly CountedSource[];
  /** By when as many of them had spoken as there must be: as long as this is fresh, so are enough of them. */
  readonly saidAt: number;
  readonly at: number;
};

/**
 * The index: the weighted mean of the fresh sources, each brought within `clip` of their median (OKX and Binance, "Index
 * price"). So a source that lies or has stopped moves it by no more than its own weight's share of `clip`, and the
 * median stays among the others while these are the more. Nothing with too few sources. Rounded down, the clip inwards.
 */
export function indexPrice(sources: readonly SourcePrice[], terms: IndexTerms, now: number): IndexPrice | undefined {
  const fresh = sources.filter(({ at }) => now - at <= terms.maxAgeMs);
  if (fresh.length < terms.minSources) return undefined;
  const median = medianOf(fresh.map(({ price }) => price));
  const low = quotient(median * (ONE - terms.clip), ONE, 'up');
  const high = quotient(median * (ONE + terms.clip), ONE, 'down');
  let sum = 0n;
  let weights = 0n;
  const counted = fresh.map((source) => {
    const price = within(low, source.price, high);
    sum += price * source.weight;
    weights += source.weight;
    return { ...source, counted: price };
  });
  const saidAt = fresh.map(({ at }) => at).sort((a, b) => b - a)[terms.minSources - 1]!;
  return { price: sum / weights, median, sources: counted, saidAt, at: now };
}

/** The middle one; between two of them their mean, down. */
export function medianOf(prices: readonly Price[]): Price {
  const sorted = prices.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0));
  const above = sorted[Math.floor(sorted.length / 2)]!;
  return sorted.length % 2 === 1 ? above : (above + sorted[sorted.length / 2 - 1]!) / 2n;
}
