import type { ClosureObstacle } from '@quay/contract/account';
import { EVERY_MARKET, paths } from '../../paths.ts';

/** Where what is in the way of closing is brought to an end. */
export const placeOf: Readonly<Record<ClosureObstacle, () => string>> = {
  withdrawals: () => paths.depositsAndWithdrawals('withdrawals'),
  orders: () => paths.tradeRecord(EVERY_MARKET),
  positions: () => paths.funds({ book: 'contract' }),
  loans: paths.pledgeLoans,
  credit: paths.borrowMoneyHistory,
  earn: () => paths.financialOrder(),
  'c2c-appeals': paths.c2cNormalUser,
  'c2c-orders': paths.c2cNormalUser,
  'c2c-ads': paths.c2cNormalUser,
  'merchant-deposit': paths.advancedBusiness,
  following: () => paths.following(),
  'linked-wallet': paths.linkedWallet,
  debts: () => paths.funds(),
  balances: () => paths.funds(),
};

/** Whether what is left is so little that it may stay behind. */
export const isLittle = (left: number | null, most: number): boolean => left !== null && left > 0 && left <= most;
