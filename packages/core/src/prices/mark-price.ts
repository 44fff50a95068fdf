import { ONE, type Price, quotient, type Rate, within } from '@quay/money';
import { medianOf } from './index-price.ts';

const EIGHT_HOURS_MS = 8n * 60n * 60n * 1000n;

export type MarkTerms = {
  /** The mark is at most so far from the index: 5 %. */
  readonly band: Rate;
  /** A mark changes at most this often: once a second. */
  readonly everyMs: number;
  /** One sample of the basis is taken in this time: 5 s. */
  readonly sampleEveryMs: number;
  /** Samples of the basis count for so long: 150 s, which is 30 of them. */
  readonly basisMs: number;
};

export const MARK_TERMS: MarkTerms = { band: 5_000_000n, everyMs: 1000, sampleEveryMs: 5000, basisMs: 150_000 };

/** How far the middle of a contract's book stood from the index; below zero under it. */
export type BasisSample = { readonly at: number; readonly basis: bigint };

/** Twice the middle of the book is a whole number; the middle is rounded down. A book without both sides says nothing. */
export function withBasis(
  samples: readonly BasisSample[],
  book: { readonly bid: Price; readonly ask: Price } | undefined,
  index: Price,
  { sampleEveryMs, basisMs }: MarkTerms,
  at: number,
): readonly BasisSample[] {
  const counting = samples.filter((sample) => at - sample.at < basisMs);
  const last = counting.at(-1);
  if (!book || (last && at - last.at < sampleEveryMs)) return counting;
  return [...counting, { at, basis: (book.bid + book.ask) / 2n - index }];
}

/** What a mark is made of besides its contract's terms. */
export type MarkInputs = {
  readonly index: Price;
  /** The rate of the last funding, and how long it is to the next. */
  readonly fundingRate: Rate;
  readonly toFundingMs: number;
  readonly basis: readonly BasisSample[];
  /** The last trade's price; nothing before the first trade. */
  readonly last: Price | undefined;
};

/** A mark with its three components, as a receipt shows it. */
export type Mark = {
  readonly price: Price;
  readonly at: number;
  readonly index: Price;
  readonly byFunding: Price;
  readonly byBasis: Price;
  readonly last: Price;
};

/**
 * The mark: the median of the index with funding, the index with the mean basis, and the last price, within a band round
 * the index (Binance, "Mark price"; the band as on Hyperliquid). One price that is pushed moves it no further than the
 * next component. A contract that never traded has the index for its last price. All is rounded down, the band inwards.
 */
export function markPrice(
  { index, fundingRate, toFundingMs, basis, last }: MarkInputs,
  { band }: MarkTerms,
  at: number,
): Mark {
  const funding = quotient(index * fundingRate * BigInt(toFundingMs), ONE * EIGHT_HOURS_MS, 'down');
  const sum = basis.reduce((total, sample) => total + sample.basis, 0n);
  const mean = basis.length === 0 ? 0n : quotient(sum, BigInt(basis.length), 'down');
  const components = { byFunding: index + funding, byBasis: index + mean, last: last ?? index };
  return { price: markOfParts(index, components, { band }), at, index, ...components };
}

/** The median of the three components, within the band round the index. */
export function markOfParts(
  index: Price,
  { byFunding, byBasis, last }: Pick<Mark, 'byFunding' | 'byBasis' | 'last'>,
  { band }: Pick<MarkTerms, 'band'>,
): Price {
  const low = quotient(index * (ONE - band), ONE, 'up');
  const high = quotient(index * (ONE + band), ONE, 'down');
  return within(low, medianOf([byFunding, byBasis, last]), high);
}

/**
 * The mark after a fact: the same one while its time is not over, and frozen while there is no index. Marks of a contract
 * follow each other in time.
 */
export function nextMark(
  before: Mark | undefined,
  inputs: Omit<MarkInputs, 'index'> & { readonly index: Price | undefined },
  terms: MarkTerms,
  at: number,
): Mark | undefined {
  const { index } = inputs;
  if (index === undefined || (before && at - before.at < terms.everyMs)) return before;
  return markPrice({ ...inputs, index }, terms, at);
}

/** How far two marks in a row may be apart after a start, before the first liquidation: 2 %. */
const AGREEMENT: Rate = 2_000_000n;

/** Whether two marks, one after the other, say the same about a market that nobody looked at for a while. */
export function agree(before: Pick<Mark, 'price'>, after: Pick<Mark, 'price'>): boolean {
  const apart = after.price - before.price;
  return (apart < 0n ? -apart : apart) * ONE <= before.price * AGREEMENT;
}
