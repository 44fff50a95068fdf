import type { Balance } from './balance.ts';

export type WalletPush =
  /** Balances that changed, whole. Only after a ticket. */
  | { readonly channel: 'balances'; readonly data: Balance[] }
  /** A deposit or withdrawal of the user changed, or has one more confirmation. Only after a ticket. */
  | { readonly channel: 'movements'; readonly data: { readonly changedAt: number } };
