import { between, Fraction, greater, lesser, sumOf, UNIT, WHOLE } from './fraction.ts';

export type Source = { readonly price: Fraction; readonly weight: Fraction; readonly age: number };

const middleOf = (numbers: readonly Fraction[]): Fraction => {
  const sorted = [...numbers].sort((a, b) => a.compare(b));
  const half = sorted.length / 2;
  const middle = sorted.length % 2 === 1 ? [sorted[Math.floor(half)]!] : [sorted[half - 1]!, sorted[half]!];
  return sumOf(middle).over(new Fraction(BigInt(middle.length)));
};

export type IndexTerms = { readonly maxAge: number; readonly minSources: number; readonly clip: Fraction };

/** The weighted mean of the fresh sources, each brought within a part of their median. */
export function indexOf(sources: readonly Source[], terms: IndexTerms): Fraction | undefined {
  const fresh = sources.filter(({ age }) => age >= 0 && age <= terms.maxAge);
  if (fresh.length < terms.minSources) return undefined;
  const median = middleOf(fresh.map(({ price }) => price)).floorTo(UNIT);
  const low = median.times(WHOLE.minus(terms.clip)).ceilTo(UNIT);
  const high = median.times(WHOLE.plus(terms.clip)).floorTo(UNIT);
  const weighed = fresh.map(({ price, weight }) => between(low, price, high).times(weight));
  return sumOf(weighed)
    .over(sumOf(fresh.map(({ weight }) => weight)))
    .floorTo(UNIT);
}

export type MarkInputs = {
  readonly index: Fraction;
  readonly fundingRate: Fraction;
  /** How much of eight hours is left until the next funding. */
  readonly left: Fraction;
  /** How far the middle of the book stood from the index. */
  readonly basis: readonly Fraction[];
  readonly last: Fraction | undefined;
  readonly band: Fraction;
};

/** The middle one of index with funding, index with basis, and last price; within a band round the index. */
export function markOf({ index, fundingRate, left, basis, last, band }: MarkInputs): Fraction {
  const byFunding = index.plus(index.times(fundingRate).times(left)).floorTo(UNIT);
  const mean = basis.length === 0 ? new Fraction(0n) : sumOf(basis).over(new Fraction(BigInt(basis.length)));
  const byBasis = index.plus(mean).floorTo(UNIT);
  const middle = middleOf([byFunding, byBasis, last ?? index]);
  const low = index.times(WHOLE.minus(band)).ceilTo(UNIT);
  const high = index.times(WHOLE.plus(band)).floorTo(UNIT);
  return greater(low, lesser(middle, high));
}

/** While the settlement price is made: what was sampled, and the index for what is still to come. */
export const glidingMark = (samples: readonly Fraction[], index: Fraction, left: bigint): Fraction =>
  sumOf(samples)
    .plus(index.times(new Fraction(left)))
    .over(new Fraction(BigInt(samples.length) + left))
    .floorTo(UNIT);

/** The mean of the samples, at the nearest tick; half way between two at the even one. */
export function settlementPrice(samples: readonly Fraction[], tick: Fraction): Fraction {
  const mean = sumOf(samples).over(new Fraction(BigInt(samples.length)));
  const below = mean.floorTo(tick);
  const nearer = mean.minus(below).times(new Fraction(2n)).compare(tick);
  const isEven = below.over(tick).numerator % 2n === 0n;
  return nearer < 0 || (nearer === 0 && isEven) ? below : below.plus(tick);
}
