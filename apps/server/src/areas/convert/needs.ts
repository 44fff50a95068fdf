import type { Price } from '@quay/money';

/** The quote coin of every market: what all prices are in. */
export const QUOTE = 'USDT';

/** What flash exchange sees of the markets. */
export type Markets = {
  market(coin: string): { readonly status: string } | undefined;
  best(coin: string): { readonly bid: Price | undefined; readonly ask: Price | undefined };
};
