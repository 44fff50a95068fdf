/**
 * `reviewing`: staff have yet to decide. `offered`: less was approved than asked for, and the borrower says whether that
 * is taken. `borrowing`: paid out and not due. `overdue`: past the due time. The others are over.
 */
export const creditStatuses = [
  'reviewing',
  'rejected',
  'offered',
  'borrowing',
  'overdue',
  'repaid',
  'withdrawn',
] as const;
export type CreditStatus = (typeof creditStatuses)[number];

/** What the specification calls the states, by number; its list ends with `overdue`, the last two are ours. */
export const creditStatusNumber: Readonly<Record<CreditStatus, number>> = {
  reviewing: 0,
  rejected: 1,
  borrowing: 2,
  repaid: 3,
  overdue: 4,
  offered: 5,
  withdrawn: 6,
};

/** Statuses in which something is owed. */
export const owingStatuses = ['borrowing', 'overdue'] as const satisfies readonly CreditStatus[];

export const creditChoices = ['approve', 'reject'] as const;
export type CreditChoice = (typeof creditChoices)[number];

/** Why staff reject an application; the applicant reads it, with their words. */
export const creditRejections = [
  'income-too-low',
  'other-credit',
  'papers-unclear',
  'papers-differ',
  'not-identified',
  'other',
] as const;
export type CreditRejection = (typeof creditRejections)[number];

/** What happened to a loan. `decided`: the first of two has said what should be done. */
export const creditEvents = [
  'applied',
  'decided',
  'rejected',
  'offered',
  'lapsed',
  'withdrawn',
  'paid-out',
  'due-soon',
  'due',
  'overdue',
  'repaid',
] as const;
export type CreditEvent = (typeof creditEvents)[number];

/** What a borrower has been reminded of. */
export const creditReminders = ['none', 'soon', 'day', 'overdue'] as const;
export type CreditReminder = (typeof creditReminders)[number];

/** Pictures of an application; only the property may be left out, and the ID photo of a verification stands for one. */
export const creditDocuments = ['id-photo', 'income', 'statement', 'property'] as const;
export type CreditDocument = (typeof creditDocuments)[number];

/** What is lent. */
export const CREDIT_COIN = 'USDT';
/** An offer of less than was asked for stands for so many days. */
export const OFFER_DAYS = 7;
/** The borrower is reminded so many days before the due time, and again one day before. */
export const REMIND_DAYS = 3;
/** Working days within which an application is decided, as a rule. */
export const CREDIT_REVIEW_DAYS = 2;
/** Most characters of a remark that the applicant reads. */
export const CREDIT_REMARK_MAX = 500;
export const CREDIT_PAGE = 10;
/** Most days of a loan, and the greatest multiple of the rate that lateness costs. */
export const CREDIT_DAYS_MAX = 365;
export const LATE_MULTIPLE_MAX = '5';
/** No product costs more a day. */
export const DAILY_RATE_MAX = '0.01';
