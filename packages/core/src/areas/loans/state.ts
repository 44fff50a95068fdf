import { loanActs, loanStatuses, saleKinds } from '@quay/contract/loans/rules';
import { amount, flag, id, maybe, oneOf, type RowOf, text, time } from '../../engine/columns.ts';
import { table } from '../../engine/table.ts';

/** What staff say of a product. */
export const termsColumns = {
  /** What is borrowed, what is pledged for it, and for how many days. */
  asset: text,
  pledge: text,
  days: id,
  /** Interest of a started hour, as a share of the principal, and what it is multiplied by after the due time. */
  hourlyRate: amount,
  lateMultiple: amount,
  /** Most that a pledge borrows, as a share of its worth at the index; a forced sale restores it. */
  initialRate: amount,
  /** What a forced sale costs, as a share of what it brings. */
  saleFeeRate: amount,
  /** Pledge is sold in multiples of it. */
  lot: amount,
  minAmount: amount,
  /** Most that may be lent and pledged in all. */
  lentMax: amount,
  pledgedMax: amount,
  isOpen: flag,
  /** How long an hour is. */
  hourMs: id,
};

const productColumns = {
  ...termsColumns,
  /** Principal and pledge of its loans that are not over. */
  lent: amount,
  pledged: amount,
};
/** On which terms an asset is borrowed against another. */
export type LoanProduct = RowOf<typeof productColumns>;
export const loanProductsTable = table({
  name: 'loan_products',
  number: 165,
  kind: 'state',
  key: ['asset', 'pledge', 'days'],
  columns: productColumns,
});

const poolColumns = {
  asset: text,
  /** What Quay has put in, with its part of interest and the fees of sales. */
  capital: amount,
  /** Principal of all loans that are not over. */
  lent: amount,
  /** All interest that was ever paid, and the part of it that is the lenders'. */
  interest: amount,
  lendersInterest: amount,
};
/** The pool of an asset: what it has, and what of that is lent. */
export type LoanPool = RowOf<typeof poolColumns>;
export const loanPoolsTable = table({
  name: 'loan_pools',
  number: 166,
  kind: 'state',
  key: ['asset'],
  columns: poolColumns,
});

/** The debt of a loan, as `lending/debt.ts` has it. */
const debtColumns = {
  principal: amount,
  owed: amount,
  hourlyRate: amount,
  lateMultiple: amount,
  openedAt: time,
  countedTo: time,
  dueAt: time,
  hourMs: id,
};

const loanColumns = {
  id,
  owner: id,
  asset: text,
  pledge: text,
  days: id,
  ...debtColumns,
  /** What is pledged and was not sold. */
  pledged: amount,
  initialRate: amount,
  saleFeeRate: amount,
  lot: amount,
  status: oneOf(loanStatuses),
  /** When the owner was warned; nothing while the pledge rate is low. */
  warnedAt: maybe(time),
  /** How often the term was renewed, what was borrowed, and what was paid of interest and sold of the pledge so far. */
  renewals: id,
  borrowed: amount,
  interestPaid: amount,
  sold: amount,
  endedAt: maybe(time),
  /** The borrower’s own name for the intent: while the loan is not over it is borrowed once. */
  requestId: text,
};
/** A loan with its pledge. */
export type LoanRow = RowOf<typeof loanColumns>;
export const loansTable = table({
  name: 'loans',
  number: 167,
  kind: 'state',
  key: ['id'],
  columns: loanColumns,
  live: { column: 'status', values: ['accruing', 'overdue'] },
});

const recordColumns = {
  id,
  loan: id,
  owner: id,
  act: oneOf(loanActs),
  /** What was borrowed or repaid of the principal, and what was paid of interest. */
  principal: amount,
  interest: amount,
  /** What came to the pledge, below zero what left it. */
  pledge: amount,
  /** Principal and pledge after it. */
  principalAfter: amount,
  pledgeAfter: amount,
  at: time,
  /** The forced sale that it is of. */
  sale: maybe(id),
};
/** One thing that happened to a loan, for good. */
export type LoanRecord = RowOf<typeof recordColumns>;
export const loanRecordsTable = table({
  name: 'loan_records',
  number: 168,
  kind: 'log',
  key: ['id'],
  columns: recordColumns,
});

const saleColumns = {
  id,
  loan: id,
  owner: id,
  kind: oneOf(saleKinds),
  asset: text,
  pledge: text,
  /** The index prices, when they were said, and their sources; a price of 1 without sources is that of the currency itself. */
  assetPrice: amount,
  assetAt: time,
  assetSources: text,
  pledgePrice: amount,
  pledgeAt: time,
  pledgeSources: text,
  /** The loan before it. */
  ...debtColumns,
  interest: amount,
  pledged: amount,
  initialRate: amount,
  saleFeeRate: amount,
  lot: amount,
  /** How much had to be sold, and most that the buyer could pay. */
  wanted: amount,
  payable: amount,
  /** What was sold, and what became of what it brought. */
  quantity: amount,
  proceeds: amount,
  fee: amount,
  paidInterest: amount,
  paidPrincipal: amount,
  over: amount,
  shortfall: amount,
  unpaidInterest: amount,
  at: time,
};
/** A forced sale with all that it was decided by: its receipt. */
export type LoanSale = RowOf<typeof saleColumns>;
export const loanSalesTable = table({
  name: 'loan_sales',
  number: 169,
  kind: 'log',
  key: ['id'],
  columns: saleColumns,
});

const warningColumns = {
  id,
  loan: id,
  owner: id,
  debt: amount,
  pledged: amount,
  assetPrice: amount,
  pledgePrice: amount,
  at: time,
};
/** A warning that was given: the pledge rate had reached 60 %. */
export type LoanWarning = RowOf<typeof warningColumns>;
export const loanWarningsTable = table({
  name: 'loan_warnings',
  number: 170,
  kind: 'log',
  key: ['id'],
  columns: warningColumns,
});
