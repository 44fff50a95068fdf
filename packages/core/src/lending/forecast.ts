import type { Amount, Rate } from '@quay/money';
import { type Accruing, debtOf } from './debt.ts';
import { isAtRate, type Prices } from './pledge.ts';

/** Ten years of hours: what is further away is not said. */
const HOURS_MAX = 87_600;

/**
 * Whole hours of a loan until its debt is at a pledge rate, if nothing is paid and prices stay: 0 where it is there now.
 * It counts as the core does, late hours too. Nothing where that is further away than ten years.
 */
export function hoursUntilRate(
  loan: Accruing,
  pledge: Amount,
  prices: Prices,
  rate: Rate,
  at: number,
): number | undefined {
  const isThere = (hours: number) => isAtRate(debtOf(loan, at + hours * loan.hourMs), pledge, prices, rate);
  if (isThere(0)) return 0;
  if (!isThere(HOURS_MAX)) return undefined;
  let tooFew = 0;
  let enough = HOURS_MAX;
  while (enough - tooFew > 1) {
    const middle = Math.floor((enough + tooFew) / 2);
    if (isThere(middle)) enough = middle;
    else tooFew = middle;
  }
  return enough;
}
