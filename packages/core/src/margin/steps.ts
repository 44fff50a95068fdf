import type { Opening, OpeningMargin } from './opening.ts';
import type { RoughTier } from './rough.ts';

/**
 * What an order of a linear contract holds, in ticks, lots and units that a double counts exactly: the same figures as
 * {@link openingMargin} and `orderHold` give, without a bigint. Tick × lot is a whole number of units, so that every
 * product here is one. What is beyond {@link COUNTED_MAX} is left to the exact functions.
 */

/** Amounts up to this are counted, in units: three of them and what was rounded up are below 2⁵³. */
export const COUNTED_MAX = 2 ** 51;

const WHOLE = 100_000_000;
/** A fraction below one whole, times a rate up to this, is below 2⁵³. */
const RATE_MAX = 80_000_000;

/** `amount / divisor`, up. Both whole numbers above zero, the amount up to {@link COUNTED_MAX}. */
export function dividedUp(amount: number, divisor: number): number {
  const quotient = Math.floor(amount / divisor);
  // A quotient that was rounded up to a whole number is the one that is wanted.
  return amount > quotient * divisor ? quotient + 1 : quotient;
}

/** `amount · rate`, up, with the rate in 10⁻⁸ from 0 to {@link RATE_MAX}; the amount up to {@link COUNTED_MAX}. */
export function shareUp(amount: number, rate: number): number {
  let whole = Math.floor(amount / WHOLE);
  if (whole * WHOLE > amount) whole -= 1;
  const product = (amount - whole * WHOLE) * rate;
  let below = Math.floor(product / WHOLE);
  if (below * WHOLE > product) below -= 1;
  return whole * rate + (below * WHOLE === product ? below : below + 1);
}

/** What an order is margined by, as its record says it: whole leverage above zero, or a rate in 10⁻⁸ below zero. */
export const stepsMargin = (leverage: number, initialRate: number): number =>
  initialRate * leverage > WHOLE ? -initialRate : leverage;

/** What a notional in units requires: `N/leverage` or `N·rate`, up. */
export const stepsInitial = (notional: number, margin: number): number =>
  margin > 0 ? dividedUp(notional, margin) : shareUp(notional, -margin);

/**
 * What an opening order holds in units: initial margin, the loss that it would show at the mark, and a taker's fee, each
 * up. Not a number where it is more than is counted.
 *
 * @param unitsOf units of a tick of one lot
 * @param assumed the price that it is margined at, `worst` the furthest one that it can be filled at, `mark`: in ticks
 * @param margin see {@link stepsMargin}
 * @param takerRate in 10⁻⁸
 */
export function stepsHold(
  unitsOf: number,
  buys: boolean,
  lots: number,
  assumed: number,
  worst: number,
  mark: number,
  margin: number,
  takerRate: number,
): number {
  const notional = lots * assumed * unitsOf;
  const distance = buys ? worst - mark : mark - worst;
  const loss = distance > 0 ? lots * distance * unitsOf : 0;
  if (!(notional <= COUNTED_MAX && loss <= COUNTED_MAX && takerRate <= RATE_MAX && margin >= -RATE_MAX)) {
    return Number.NaN;
  }
  return stepsInitial(notional, margin) + loss + shareUp(notional, takerRate);
}

/** The share of its value that a position of a notional, in units up to {@link COUNTED_MAX}, needs at least, in 10⁻⁸. */
export function stepsRate(tiers: readonly RoughTier[], notional: number): number {
  let reached = tiers[0]!;
  for (const tier of tiers) {
    if (tier.floor >= notional) break;
    reached = tier;
  }
  return reached.initialRate;
}

/** An order that opens a linear contract; see {@link Opening}. */
export type StepsOpening = {
  /** Units of a tick of one lot. */
  readonly unitsOf: number;
  readonly tiers: readonly RoughTier[];
  readonly buys: boolean;
  readonly lots: number;
  /** In ticks: the limit, or the last offer that it would take now, and the furthest price that it can be filled at. */
  readonly limit: number;
  readonly worst: number;
  /** The mark in ticks, down and up. */
  readonly markDown: number;
  readonly markUp: number;
  /** Lots of the position and of the other orders that open. */
  readonly others: number;
  readonly leverage: number;
  readonly takerRate: number;
};

/**
 * What {@link OpeningMargin} says of it, in ticks and units. It is filled anew for each order, so that nothing is made on
 * the way.
 */
export class OpeningSteps {
  /** The assumed price and the mark, in ticks. */
  price = 0;
  mark = 0;
  /** What the order is worth, and what all that opens would be worth with it, in units. */
  worth = 0;
  reached = 0;
  margin = 0;
  hold = 0;

  /** Whether all of it could be counted; what stands here means nothing else. */
  count(of: StepsOpening): boolean {
    const { unitsOf, buys, lots, limit, worst } = of;
    this.mark = buys ? Math.max(1, of.markDown) : of.markUp;
    this.price = buys ? limit : Math.max(limit, of.markUp);
    this.worth = lots * this.price * unitsOf;
    this.reached = (of.others + lots) * this.price * unitsOf;
    if (!(this.reached <= COUNTED_MAX)) return false;
    this.margin = stepsMargin(of.leverage, stepsRate(of.tiers, this.reached));
    this.hold = stepsHold(unitsOf, buys, lots, this.price, worst, this.mark, this.margin, of.takerRate);
    return !Number.isNaN(this.hold);
  }
}
