import type { Book } from '@quay/contract/wallet/rules';

/** The books in which contracts are margined: those without an end, and dated ones. No money of one stands behind the other. */
export type MarginBook = Extract<Book, 'contract' | 'delivery'>;
export const marginBooks: readonly MarginBook[] = ['contract', 'delivery'];

const DATED = 'delivery:';

/**
 * What an account of contracts is called in rows: `USDT` in the book of those without an end, `delivery:USDT` in that of
 * dated ones.
 */
export const accountName = (book: MarginBook, asset: string): string => (book === 'contract' ? asset : DATED + asset);

export const bookOfAccount = (account: string): MarginBook => (account.startsWith(DATED) ? 'delivery' : 'contract');

export const assetOfAccount = (account: string): string =>
  account.startsWith(DATED) ? account.slice(DATED.length) : account;

export const isMarginBook = (book: Book): book is MarginBook => book === 'contract' || book === 'delivery';
