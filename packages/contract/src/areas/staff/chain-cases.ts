export const chainAlarms = [
  'endpoint-down',
  'endpoints-disagree',
  'wrong-chain',
  'reorganised-after-credit',
  'hot-wallet-low',
  'hot-wallet-high',
  'hot-wallet-empty',
  'nonce-gap',
  'reserves-short',
  'books-unbalanced',
  'stuck-transaction',
  'token-unexpected',
  'database-changed',
  'signer-away',
  'deposits-differ',
] as const;

export type ChainAlarm = (typeof chainAlarms)[number];

/** Alarms of something that happened: they ring until staff have looked. The others end with what they are about. */
export const eventAlarms: readonly ChainAlarm[] = ['reorganised-after-credit', 'nonce-gap', 'token-unexpected'];

/**
 * Withdrawals that a change of the chain, or a transaction of somebody else, has touched. `nonce-taken`: staff decide;
 * `key-lost`: the hot wallet that sent it cannot use its nonce up, and staff decide when it is not paid;
 * `sent-again`: it had been paid and is on its way again; `owed`: it was paid after its coins were given back, and its
 * owner no longer had them.
 */
export const chainCases = ['nonce-taken', 'key-lost', 'sent-again', 'owed'] as const;

export type ChainCase = (typeof chainCases)[number];

/** System accounts that can bear what left the hot wallet by a transaction that Quay did not make. */
export const outflowAccounts = ['bad-debt', 'network-fees'] as const;

export type OutflowAccount = (typeof outflowAccounts)[number];

/** Most blocks of one rescan. */
export const RESCAN_MAX = 10_000;
