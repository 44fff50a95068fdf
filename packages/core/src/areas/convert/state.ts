import { amount, id, maybe, type RowOf, text, time } from '../../engine/columns.ts';
import { table } from '../../engine/table.ts';

export const quoteColumns = {
  id,
  owner: id,
  give: text,
  take: text,
  giveAmount: amount,
  takeAmount: amount,
  quotedAt: time,
  expiresAt: time,
  /** When it was exchanged; asking again gets the same. */
  usedAt: maybe(time),
};

/** A price that stands for a moment. An owner has one at a time. */
export type Quote = RowOf<typeof quoteColumns>;
export const quotesTable = table({
  name: 'quotes',
  number: 50,
  kind: 'state',
  key: ['id'],
  columns: quoteColumns,
});

/** A quote is remembered for so long beyond its end, for whoever asks again. */
export const QUOTE_KEPT_MS = 10 * 60_000;

export const conversionColumns = {
  /** Of the quote. */
  id,
  owner: id,
  give: text,
  take: text,
  giveAmount: amount,
  takeAmount: amount,
  at: time,
};

/** One coin exchanged for another with the exchange, for good. */
export type Conversion = RowOf<typeof conversionColumns>;
export const conversionsTable = table({
  name: 'conversions',
  number: 51,
  kind: 'log',
  key: ['id'],
  columns: conversionColumns,
});

export const convertCoinColumns = {
  asset: text,
  /** Most that the exchange gives away of it in a UTC day, beyond what it took in. */
  dayLimit: amount,
  day: time,
  /** Given away on that day less what was taken in; below zero when more came in. */
  net: amount,
};

/** A coin that the exchange exchanges, and how far it went today. */
export type ConvertCoin = RowOf<typeof convertCoinColumns>;
export const convertCoinsTable = table({
  name: 'convert_coins',
  number: 52,
  kind: 'state',
  key: ['asset'],
  columns: convertCoinColumns,
});
