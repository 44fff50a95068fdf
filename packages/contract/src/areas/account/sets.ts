/** What keeps an account from being closed, in the order in which it is looked for. A new one goes to the end. */
export const closureObstacles = [
  'withdrawals',
  'orders',
  'positions',
  'loans',
  'credit',
  'earn',
  'c2c-appeals',
  'c2c-orders',
  'c2c-ads',
  'merchant-deposit',
  'following',
  'linked-wallet',
  'debts',
  'balances',
] as const;
export type ClosureObstacle = (typeof closureObstacles)[number];

/**
 * `waiting`: asked for, and can be taken back. `taken-back`: the owner did. `called-off`: something came in meanwhile.
 * `closed`: for good.
 */
export const closureStates = ['waiting', 'taken-back', 'called-off', 'closed'] as const;
export type ClosureState = (typeof closureStates)[number];

/** How long an account waits before it is closed. */
export const CLOSURE_DAYS = 7;
/** Files of one's own data in 24 hours. */
export const EXPORTS_A_DAY = 3;
/** What may be left behind in all, at the last prices, where the owner says so. In USDT. */
export const LEFT_BEHIND_MAX = '10';
/** The coin that it is counted in. */
export const LEFT_BEHIND_COIN = 'USDT';
