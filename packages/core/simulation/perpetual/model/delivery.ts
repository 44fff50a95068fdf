import type { Contract } from './contract.ts';
import { Fraction } from './fraction.ts';

/** The mean of samples to the nearest tick, half way between two of them to the even one; one tick at least. */
export function settlementPrice(samples: readonly Fraction[], tick: Fraction): Fraction {
  const sum = samples.reduce((all, one) => all.plus(one), new Fraction(0n));
  const mean = sum.over(new Fraction(BigInt(samples.length)));
  const [below, above] = [mean.floorTo(tick), mean.ceilTo(tick)];
  const nearer = mean.minus(below).compare(above.minus(mean));
  const isBelowEven = below.over(tick).numerator % 2n === 0n;
  const price = nearer < 0 || (nearer === 0 && isBelowEven) ? below : above;
  return price.compare(tick) < 0 ? tick : price;
}

/** The mark before a settlement: the mean of the samples that are there and the index in each second that is left. */
export function glidingMark(samples: readonly Fraction[], index: Fraction, left: bigint): Fraction {
  const sum = samples.reduce((all, one) => all.plus(one), index.times(new Fraction(left)));
  return sum.over(new Fraction(BigInt(samples.length) + left));
}

/** What a position is worth at a price, and what it has gained by then: quantities in coins or in dollars. */
export function settledAt(
  kind: Contract['kind'],
  { quantity, openValue }: { readonly quantity: Fraction; readonly openValue: Fraction },
  price: Fraction,
): { readonly value: Fraction; readonly gain: Fraction } {
  const worth = kind === 'linear' ? quantity.times(price) : quantity.over(price).negated();
  const isBelow = worth.isBelow(new Fraction(0n));
  return { value: isBelow ? worth.negated() : worth, gain: worth.minus(openValue) };
}
