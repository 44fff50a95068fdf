/**
 * Accounts of the house. They are accounts like any other; only two may be below zero: `outside`, which stands for
 * everything beyond Quay, because what users hold is what came in from there; and `badDebt`.
 */
export const house = {
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
} as const;

/** Ids below this are the house's. */
export const HOUSE_BELOW = 100;
/** Only these may be below zero. */
export const mayOwe = (owner: number): boolean => owner === house.outside || owner === house.badDebt;

export const isHouse = (owner: number): boolean => owner < HOUSE_BELOW;
