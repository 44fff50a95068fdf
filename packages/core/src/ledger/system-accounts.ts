/**
 * Owners of Quay's own accounts. They are accounts like any other; only three may be below zero: `outside`, which stands
 * for everything beyond Quay, because what users hold is what came in from there; `badDebt`; and `clearing`, which is
 * below zero while holders of contracts have more profits than losses that nobody realised yet.
 */
export const systemAccounts = {
  /** The world beyond: where coins come from and go to. */
  outside: 1,
  /** Nine tenths of every trading fee. */
  fees: 2,
  /** One tenth of every trading fee (SPEC section 1). */
  safetyFund: 3,
  /** What flash exchange gives from and takes into. */
  convert: 4,
  /** Fees of withdrawals, which pay for what the networks charge. */
  networkFees: 5,
  /** What reversed deposits took with them that their owners no longer had: below zero by the sum of open debts. */
  badDebt: 6,
  /** Pays what a liquidated account cannot. By asset, in the book of contracts. */
  insurance: 7,
  /** The other side of every profit and loss of contracts until its holder's counterpart closes too. */
  clearing: 8,
  /** Nine tenths of borrowers' interest: what savers are to be paid from. In the book of finance. */
  earnPool: 9,
  /** What Quay and savers have put in to be lent, less all that is lent. In the book of finance. */
  loanPool: 10,
  /** The promotion budget: bonuses, and income of trial machines. In the book of finance. */
  promotion: 11,
  /** What Quay has put aside to pay income of terms and machines, before it was promised. In the book of finance. */
  earnFunds: 12,
  /** What Quay lends without a pledge, out of its own capital, in the book of finance. */
  creditPool: 13,
  /** What owners left behind when they closed their accounts. Nothing is paid from it. */
  leftBehind: 14,
} as const;

/** Ids below this are of system accounts. */
export const SYSTEM_ACCOUNTS_BELOW = 100;

/** Only these may be below zero. */
export const mayOwe = (owner: number): boolean =>
  owner === systemAccounts.outside || owner === systemAccounts.badDebt || owner === systemAccounts.clearing;

export const isSystemAccount = (owner: number): boolean => owner < SYSTEM_ACCOUNTS_BELOW;
