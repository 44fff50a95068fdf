import { type Amount, least, ONE, quotient, type Rate } from '@quay/money';

/** An hour of the clock. Where the market is simulated a product may count shorter ones. */
export const HOUR_MS = 3_600_000;

/** What a debt follows from. Amounts are in units of the borrowed asset, times in milliseconds. */
export type Accruing = {
  readonly principal: Amount;
  /** Interest of hours that were counted, and was not paid. */
  readonly owed: Amount;
  /** Interest of an hour, as a share of the principal, and by how much it is multiplied after the due time (in 10⁻⁸). */
  readonly hourlyRate: Rate;
  readonly lateMultiple: Rate;
  readonly openedAt: number;
  /** Up to here hours were counted: whole hours after `openedAt`. */
  readonly countedTo: number;
  /** Whole hours after `openedAt`. */
  readonly dueAt: number;
  /** How long an hour of the loan is: {@link HOUR_MS} on every real market. */
  readonly hourMs: number;
};

type Hours = Pick<Accruing, 'openedAt' | 'countedTo' | 'hourMs'>;

/**
 * Hours that have started since the count was last settled: 1 s is 1, 3,600 s are 1, 3,601 s are 2. The first hour
 * begins with the loan itself. An hour that is paid is never counted again.
 */
export function startedHours({ openedAt, countedTo, hourMs }: Hours, at: number): number {
  if (at <= countedTo) return countedTo === openedAt && at === openedAt ? 1 : 0;
  return Math.ceil((at - countedTo) / hourMs);
}

/** Where the hours that have started end: there the count stands when they are settled, and beyond it more is owed. */
export const nextHour = (loan: Hours, at: number): number => loan.countedTo + startedHours(loan, at) * loan.hourMs;

/** Interest that is owed at a time: simple, of the principal, for each started hour, rounded up; more for late hours. */
export function interestOf(loan: Accruing, at: number): Amount {
  const hours = startedHours(loan, at);
  const inTime = Math.min(hours, Math.max(0, (loan.dueAt - loan.countedTo) / loan.hourMs));
  const weighed = BigInt(inTime) * ONE + BigInt(hours - inTime) * loan.lateMultiple;
  return loan.owed + quotient(loan.principal * loan.hourlyRate * weighed, ONE * ONE, 'up');
}

/** Principal and interest. */
export const debtOf = (loan: Accruing, at: number): Amount => loan.principal + interestOf(loan, at);

/** What a payment of at most the debt pays: interest first. */
export function paidOf(loan: Accruing, amount: Amount, at: number): { interest: Amount; principal: Amount } {
  const interest = least(amount, interestOf(loan, at));
  return { interest, principal: amount - interest };
}
