import type { Cause } from '@quay/contract/wallet';

/**
 * What changes a user's coins from outside of the exchange, so that it is neither profit nor loss: coins that a chain
 * brought or took, practice coins, coins that were paid for in fiat, and those of other users.
 */
export const movingCauses: readonly Cause[] = [
  'practice-funds',
  'deposit',
  'deposit-reversal',
  'withdrawal',
  'withdrawal-fee',
  'c2c-trade',
  'c2c-compensation',
  // Savings are the user's as before; they are in a pool and in no account.
  'savings',
  'savings-return',
  // What another user gave or got, and what stays behind when an account is closed.
  'user-transfer',
  'left-behind',
];
