/**
 * Accounts of the house. They are accounts like any other; only `outside`, which stands for everything beyond Quay,
 * may be below zero: what users hold is what came in from there.
 */
export const house = {
  /** The world beyond: where coins come from and go to. */
  outside: 1,
  /** Nine tenths of every trading fee. */
  fees: 2,
  /** One tenth of every trading fee (SPEC section 1). */
  safetyFund: 3,
} as const;

/** Ids below this are the house's. */
export const HOUSE_BELOW = 100;
export const isHouse = (owner: number): boolean => owner < HOUSE_BELOW;
