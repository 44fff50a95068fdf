import { type Amount, greatest, least, ONE, quotient, type Rate } from '@quay/money';

/** Days of a year, for simple yearly rates. */
const YEAR_DAYS = 365n;

/** Income of one day of a term: amount × daily rate, rounded down to units. */
export const dailyIncome = (amount: Amount, rate: Rate): Amount => quotient(amount * rate, ONE, 'down');

/** Income of a whole term, which is what a purchase promises: that of a day × days. */
export const incomeOf = (amount: Amount, rate: Rate, days: number): Amount => dailyIncome(amount, rate) * BigInt(days);

/** What leaving a term early costs: ratio × days left × amount, rounded up, at most the amount (1,000, 0.4 %, 3 days: 12). */
export const penaltyOf = (amount: Amount, ratio: Rate, daysLeft: number): Amount =>
  least(quotient(amount * ratio * BigInt(daysLeft), ONE, 'up'), amount);

/** A fund, as far as it decides what may be promised. `promised`: income of terms that is not paid yet. */
export type Funded = { readonly funded: Amount; readonly promised: Amount };

/** What a fund has beyond what it has promised. */
export const freeOf = ({ funded, promised }: Funded): Amount => greatest(funded - promised, 0n);

/** Most whose whole income of a term is covered by what is free; `most` where there is no income. */
export function coveredBy(free: Amount, rate: Rate, days: number, most: Amount): Amount {
  if (rate === 0n) return most;
  // ⌊amount × rate⌋ ≤ ⌊free ÷ days⌋ is amount × rate < (⌊free ÷ days⌋ + 1).
  const perDay = free / BigInt(days) + 1n;
  return least((perDay * ONE - 1n) / rate, most);
}

/** A product, as far as it decides how much can still be bought. */
export type Sold = { readonly quota: Amount; readonly held: Amount; readonly rate: Rate; readonly days: number };

/** Most that can be bought of a product now: by its quota, and by what its fund covers. */
export const leftOf = (product: Sold, fund: Funded): Amount =>
  coveredBy(freeOf(fund), product.rate, product.days, greatest(product.quota - product.held, 0n));

/** A simple yearly rate: 365 × the daily one, without interest on interest. */
export const yearlyRate = (daily: Rate): Rate => daily * YEAR_DAYS;
