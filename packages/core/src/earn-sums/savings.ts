import { type Amount, ONE, quotient, type Rate } from '@quay/money';

/** Lenders get nine tenths of what borrowers pay. */
const LENDERS_TENTHS = 9n;

/** Savings of an owner. `weight`: their balance over time up to `countedTo`, in units × milliseconds. */
export type Weighed = { readonly principal: Amount; readonly weight: bigint; readonly countedTo: number };

/** Balance over time at a moment: each unit counts for each millisecond. */
export const weightAt = ({ principal, weight, countedTo }: Weighed, at: number): bigint =>
  weight + principal * BigInt(at - countedTo);

/** The part of a pot that is an owner's, by balance over time; rounded down, what is left over is carried. */
export const shareOf = (pot: Amount, weight: bigint, of: bigint): Amount => (of === 0n ? 0n : (pot * weight) / of);

/** Interest that savers got on a day, and for which balance over time. */
export type PaidDay = { readonly shared: Amount; readonly weight: bigint };

/** The daily rate that was really paid: income ÷ balance over time × a day, down. Of some days the mean by weight. */
export function paidRate(days: readonly PaidDay[], dayMs: number): Rate {
  const shared = days.reduce((sum, day) => sum + day.shared, 0n);
  const weight = days.reduce((sum, day) => sum + day.weight, 0n);
  return weight === 0n ? 0n : (shared * BigInt(dayMs) * ONE) / weight;
}

/** The part of interest that savers get. */
export const saversPart = (interest: Amount): Amount => quotient(interest * LENDERS_TENTHS, 10n, 'down');

/** The daily rate that follows from loans as they are: interest of a day × 90 % ÷ what is saved, down. */
export const rateNow = (interestOfDay: Amount, saved: Amount): Rate =>
  saved === 0n ? 0n : (interestOfDay * LENDERS_TENTHS * ONE) / (10n * saved);

/** Which part of a pool is lent. */
export const utilisation = (lent: Amount, free: Amount): Rate =>
  lent + free === 0n ? 0n : (lent * ONE) / (lent + free);

/** What of a pool is not lent: what was asked back, and a part of what is saved, rounded up. */
export const reserveOf = (saved: Amount, reserveRate: Rate, waiting: Amount): Amount =>
  waiting + quotient(saved * reserveRate, ONE, 'up');
