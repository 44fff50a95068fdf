import type { Price } from '@quay/money';

/** The quote coin of every market: what all prices are in. */
export { VALUED_IN as QUOTE } from '@quay/contract/convert';

/** What flash exchange sees of the markets. */
export type Markets = {
  market(coin: string): { readonly status: string } | undefined;
  best(coin: string): { readonly bid: Price | undefined; readonly ask: Price | undefined };
};
