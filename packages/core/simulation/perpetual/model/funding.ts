import { type Contract, notional } from './contract.ts';
import { between, Fraction, greater, sumOf, UNIT, ZERO } from './fraction.ts';
import type { Position } from './position.ts';

export type Level = { readonly price: Fraction; readonly quantity: Fraction };

const HOURS_OF_RATE = new Fraction(8n);

/** The mean price at which so much of a side of the book is traded; nothing where the side is too thin. */
export function impactPrice(contract: Contract, levels: readonly Level[], worth: Fraction): Fraction | undefined {
  const taken: Level[] = [];
  let left = worth;
  for (const level of levels) {
    const whole = notional(contract, level.quantity, level.price);
    const part = whole.isAbove(left) ? left.over(whole) : new Fraction(1n);
    taken.push({ price: level.price, quantity: level.quantity.times(part) });
    left = left.minus(whole.times(part));
  }
  if (left.isAbove(ZERO)) return undefined;
  const quantity = sumOf(taken.map((level) => level.quantity));
  return contract.kind === 'linear' ? worth.over(quantity) : quantity.over(worth);
}

/** Numbers below zero are rounded up, others down. */
function towardsZero(value: Fraction): Fraction {
  return value.isBelow(ZERO) ? value.ceilTo(UNIT) : value.floorTo(UNIT);
}

/** How far bids stand above the index, or asks below it, as a part of the index. A side that is too thin says nothing. */
export function premium(index: Fraction, bid: Fraction | undefined, ask: Fraction | undefined): Fraction {
  const above = bid ? greater(ZERO, bid.floorTo(UNIT).minus(index)) : ZERO;
  const below = ask ? greater(ZERO, index.minus(ask.ceilTo(UNIT))) : ZERO;
  return towardsZero(above.minus(below).over(index));
}

export type FundingTerms = {
  readonly hours: Fraction;
  readonly interest: Fraction;
  readonly damp: Fraction;
  readonly cap: Fraction;
};

/** The mean over the samples that were due: one that is missing counts as zero. */
export function fundingRate(samples: readonly Fraction[], due: bigint, terms: FundingTerms): Fraction {
  const mean = sumOf(samples).over(new Fraction(due));
  const damped = between(terms.damp.negated(), terms.interest.minus(mean), terms.damp);
  const rate = mean.plus(damped).times(terms.hours).over(HOURS_OF_RATE);
  return between(terms.cap.negated(), towardsZero(rate), terms.cap);
}

/** What a holder receives, below zero where it pays: a payment is rounded up, a receipt down. */
export function fundingReceived({ contract, side, quantity }: Position, mark: Fraction, rate: Fraction): Fraction {
  const amount = notional(contract, quantity, mark).times(rate);
  return (side === 'long' ? amount.negated() : amount).floorTo(UNIT);
}
