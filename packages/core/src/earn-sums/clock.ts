/** Daily payments are at 04:00 UTC: at a sixth of the day, also where a product has a shorter one. */
const PAYOUT_PART = 6;
const HOURS = 24;

/** A term, as its moments follow from it. Times are milliseconds since 1970, UTC; a day of a product is `dayMs`, 24 hours unless the market is simulated. */
export type Term = { readonly boughtAt: number; readonly days: number; readonly dayMs: number };

/** The first moment of payment at or after a time. */
export const payoutFrom = (at: number, dayMs: number): number =>
  Math.ceil((at - dayMs / PAYOUT_PART) / dayMs) * dayMs + dayMs / PAYOUT_PART;

/** The last moment of payment at or before a time. */
export const payoutUntil = (at: number, dayMs: number): number =>
  Math.floor((at - dayMs / PAYOUT_PART) / dayMs) * dayMs + dayMs / PAYOUT_PART;

/** When the sum comes back. */
export const endOf = ({ boughtAt, days, dayMs }: Term): number => boughtAt + days * dayMs;

/** When the income of a day of a term is paid, counted from 1: at the first 04:00 UTC after that day is over. */
export const incomeAt = ({ boughtAt, dayMs }: Pick<Term, 'boughtAt' | 'dayMs'>, day: number): number =>
  payoutFrom(boughtAt + day * dayMs, dayMs);

/** The moments at which income of a term is paid, one for each day. */
export const incomeTimes = (term: Term): number[] =>
  Array.from({ length: term.days }, (_, index) => incomeAt(term, index + 1));

/** Days of a term that are over at a time. */
export const daysOver = ({ boughtAt, days, dayMs }: Term, at: number): number =>
  Math.max(0, Math.min(days, Math.floor((at - boughtAt) / dayMs)));

/** Days of a term that are not over: the one that has begun is one of them. */
export const daysLeft = (term: Term, at: number): number => term.days - daysOver(term, at);

/** From when on savings have income: the first 04:00 UTC that is a day after they began, or later. */
export const firstShareAt = (since: number, dayMs: number): number => payoutFrom(since + dayMs, dayMs);

/** From when on a redemption of savings is paid: half an hour, a 48th of the day, after it was asked for. */
export const redemptionFrom = (askedAt: number, dayMs: number): number => askedAt + dayMs / (2 * HOURS);

/** Until when a redemption of savings is to be paid: an hour, a 24th of the day, after it was asked for. */
export const redemptionDueAt = (askedAt: number, dayMs: number): number => askedAt + dayMs / HOURS;
