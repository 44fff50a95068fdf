import { type Amount, least, ONE, quotient, type Rate } from '@quay/money';

export const CREDIT_DAY_MS = 24 * 60 * 60_000;
const DAYS_OF_A_YEAR = 365n;

/** What the cost of a loan follows from. `lateMultiple` is a factor in 10⁻⁸ units: 3 is 300 000 000n. */
export type CreditTerms = {
  readonly principal: Amount;
  readonly dailyRate: Rate;
  readonly lateMultiple: Amount;
  readonly days: number;
};

/**
 * Days that have begun since the coins were paid out: the first counts from the first moment, and a day that has begun
 * counts whole. `at` must not be before `from`.
 */
export const startedDays = (from: number, at: number): number => Math.max(1, Math.ceil((at - from) / CREDIT_DAY_MS));

/**
 * Interest of so many started days, in the asset, rounded up: principal × rate for each day of the term, the multiple of it
 * for each day after. Simple interest on the principal alone, and never more than the principal in all.
 */
export function creditInterest({ principal, dailyRate, lateMultiple, days }: CreditTerms, started: number): Amount {
  const inTerm = BigInt(Math.min(started, days));
  const late = BigInt(Math.max(0, started - days));
  const weighted = inTerm * ONE + late * lateMultiple;
  return least(quotient(principal * dailyRate * weighted, ONE * ONE, 'up'), principal);
}

/** What is to be repaid at a moment: the principal, and interest of the days that have begun. */
export const creditOwed = (terms: CreditTerms, from: number, at: number): Amount =>
  terms.principal + creditInterest(terms, startedDays(from, at));

/** What is to be repaid at the due time. */
export const creditAtMaturity = (terms: CreditTerms): Amount => terms.principal + creditInterest(terms, terms.days);

/** The cost of a year as a share of the principal: 365 times the daily rate, without interest on interest. */
export const creditYearly = (dailyRate: Rate): Rate => dailyRate * DAYS_OF_A_YEAR;
