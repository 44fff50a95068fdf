import {
  creditChoices,
  creditEvents,
  creditRejections,
  creditReminders,
  creditStatuses,
} from '@quay/contract/credit/rules';
import { amount, flag, id, maybe, oneOf, type RowOf, text, time } from '../../engine/columns.ts';
import { table } from '../../engine/table.ts';

/** What staff say of a product. */
export const productColumns = {
  asset: text,
  days: id,
  dailyRate: amount,
  /** What the rate is multiplied by for days after the due time, in 10⁻⁸ units: 1 or more. */
  lateMultiple: amount,
  minAmount: amount,
  /** Most that one person may have borrowed and asked for at a time. */
  maxAmount: amount,
  /** Above it two of staff decide. */
  oneMax: amount,
  isOpen: flag,
};
/** On which terms an asset is lent without a pledge, for a number of days. */
export type CreditProduct = RowOf<typeof productColumns>;
export const creditProductsTable = table({
  name: 'credit_products',
  number: 185,
  kind: 'state',
  key: ['asset', 'days'],
  columns: productColumns,
});

const poolColumns = {
  asset: text,
  /** What Quay has put in, less what it has taken out. */
  funded: amount,
  /** Interest that was ever paid; all of it is Quay's, who lends its own. */
  interest: amount,
  /** Principal of loans that are not repaid. */
  lent: amount,
  /** Of offers that borrowers have not answered. */
  offered: amount,
};
/** What Quay lends of an asset: its own capital, and nobody else's. */
export type CreditPool = RowOf<typeof poolColumns>;
export const creditPoolsTable = table({
  name: 'credit_pools',
  number: 186,
  kind: 'state',
  key: ['asset'],
  columns: poolColumns,
});

const loanColumns = {
  id,
  owner: id,
  /** The row with what the applicant said and showed, which only the server reads. */
  application: id,
  asset: text,
  days: id,
  asked: amount,
  /** What is lent or offered; 0 until staff have approved. */
  principal: amount,
  dailyRate: amount,
  lateMultiple: amount,
  /** Of the product when it was applied for. */
  minAmount: amount,
  oneMax: amount,
  status: oneOf(creditStatuses),
  appliedAt: time,
  /** What the first and the second of staff decided; of one alone only the first. */
  firstBy: maybe(id),
  choice: maybe(oneOf(creditChoices)),
  /** What the first approved; 0 where they rejected. */
  chosen: amount,
  secondBy: maybe(id),
  rejection: maybe(oneOf(creditRejections)),
  remark: maybe(text),
  decidedAt: maybe(time),
  /** Until when an offer stands. */
  offerEndsAt: maybe(time),
  paidOutAt: maybe(time),
  dueAt: maybe(time),
  reminded: oneOf(creditReminders),
  interestPaid: amount,
  endedAt: maybe(time),
};
/** A loan without a pledge, from the application on. */
export type CreditLoan = RowOf<typeof loanColumns>;
export const creditLoansTable = table({
  name: 'credit_loans',
  number: 187,
  kind: 'state',
  key: ['id'],
  columns: loanColumns,
  live: { column: 'status', values: ['reviewing', 'offered', 'borrowing', 'overdue'] },
});

const eventColumns = {
  id,
  owner: id,
  loan: id,
  kind: oneOf(creditEvents),
  /** What was asked for, approved, paid out, repaid or is owed. */
  amount,
  /** Interest in it. */
  interest: amount,
  /** Who of staff; 0 where it was the borrower or time. */
  staff: id,
  at: time,
};
/** One thing that happened to a loan, for good. */
export type CreditEventRow = RowOf<typeof eventColumns>;
export const creditEventsTable = table({
  name: 'credit_events',
  number: 188,
  kind: 'log',
  key: ['id'],
  columns: eventColumns,
});
