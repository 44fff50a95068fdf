/** `repaid`: nothing is owed any more, and the pledge is back. `liquidated`: a forced sale has ended it. */
export const loanStatuses = ['accruing', 'overdue', 'repaid', 'liquidated'] as const;
export type LoanStatus = (typeof loanStatuses)[number];

/** What happened to a loan. */
export const loanActs = ['borrow', 'add-pledge', 'repay', 'renew', 'overdue', 'sale'] as const;
export type LoanAct = (typeof loanActs)[number];

/** `restore`: so much of the pledge that the initial rate is restored. `close`: so much that nothing is owed any more. */
export const saleKinds = ['restore', 'close'] as const;
export type SaleKind = (typeof saleKinds)[number];

/** Pledge rates, as shares: the warning comes at the first, is over below the second; at the third pledge is sold. */
export const WARNING_RATE = '0.6';
export const WARNING_OVER_RATE = '0.55';
export const LIQUIDATION_RATE = '0.85';
/** Most that a forced sale costs, as a share of what it brings. */
export const SALE_FEE_MAX = '0.01';
/** How long before its due time a loan may be renewed, and how long after it the pledge is not sold for it. */
export const RENEW_HOURS = 24;
export const GRACE_HOURS = 72;
/** Longest term of a product, and most loans of an owner that are not over. */
export const TERM_DAYS_MAX = 365;
export const LOANS_MAX = 20;
/** The part of interest that lenders of a pool get, in tenths; the rest is Quay's. */
export const LENDERS_TENTHS = 9;
