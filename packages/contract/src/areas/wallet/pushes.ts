import type { Balance } from './wallets.ts';

export type WalletPush =
  /** Balances that changed, whole. Only after a ticket. */
  { readonly channel: 'balances'; readonly data: Balance[] };
