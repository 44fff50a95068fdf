import { z } from 'zod';
import { call } from '../../call.ts';
import { decimal, id, nothing, pageText, symbol, time } from '../../fields.ts';
import { convert } from './refusals.ts';

export const convertCoinsRequest = nothing;
export const convertCoinsResponse = z.array(
  z.object({
    symbol,
    min: decimal.describe('least of it that is exchanged at once'),
    max: decimal.describe('most of it that is exchanged at once'),
    price: decimal.nullable().describe('USDT for one, the middle of bid and ask; null while there is none'),
    bid: decimal.nullable().describe('best bid of its market; a quote is worked out of the middle and the spread'),
    ask: decimal.nullable().describe('best ask of its market'),
  }),
);
export type ConvertCoin = z.infer<typeof convertCoinsResponse>[number];
/** The coins that can be exchanged for one another. */
export const convertCoins = call<z.infer<typeof convertCoinsRequest>, ConvertCoin[]>({
  name: 'convert/convert-coins',
  method: 'GET',
  path: '/order/application/quick-exchange-coins',
  permission: 'guest',
  refusals: [],
  about: 'The coins that can be exchanged for one another.',
});

export const quote = z.object({
  quoteId: id,
  give: symbol,
  take: symbol,
  giveAmount: decimal,
  takeAmount: decimal.describe('all included: there is no fee besides'),
  price: decimal.describe('of the given coin in the taken one'),
  expiresAt: time,
});
export type Quote = z.infer<typeof quote>;

export const quoteExchangeRequest = z.strictObject({
  give: symbol,
  take: symbol,
  giveAmount: decimal.optional(),
  takeAmount: decimal.optional().describe('instead of giveAmount'),
});
export const quoteExchangeResponse = quote;
/** A price that stands for ten seconds. A new one replaces the last. */
export const quoteExchange = call<z.infer<typeof quoteExchangeRequest>, Quote>({
  name: 'convert/quote-exchange',
  method: 'POST',
  path: '/order/application/quick-exchange-quote',
  permission: 'user',
  refusals: [
    convert['coin-unknown'],
    convert['same-coin'],
    convert['amount-malformed'],
    convert['no-price'],
    convert['amount-below-min'],
    convert['amount-above-max'],
    convert['price-deviates'],
    convert['house-short'],
  ],
  about: 'A price that stands for ten seconds. A new one replaces the last.',
});

export const conversion = z.object({
  conversionId: id,
  give: symbol,
  take: symbol,
  giveAmount: decimal,
  takeAmount: decimal,
  price: decimal,
  at: time,
});
export type Conversion = z.infer<typeof conversion>;

export const exchangeRequest = z.strictObject({
  quoteId: z.union([id, z.string().regex(/^[1-9][0-9]{0,15}$/)]).describe('of a quote of the user, once'),
});
export const exchangeResponse = conversion;
/** Exchanges at the price of a quote. Sending it again returns the first result. */
export const exchange = call<z.infer<typeof exchangeRequest>, Conversion>({
  name: 'convert/exchange',
  method: 'POST',
  path: '/order/application/quick-exchange',
  getTwin: '/order/application/quick-exchange',
  permission: 'user',
  refusals: [
    convert['quote-unknown'],
    convert['quote-expired'],
    convert['price-deviates'],
    convert['balance-too-small'],
    convert['house-short'],
  ],
  about: 'Exchanges at the price of a quote. Sending it again returns the first result.',
});

export const exchangeHistoryRequest = z.strictObject({ pageNo: pageText.optional(), pageSize: pageText.optional() });
export const exchangeHistoryResponse = z.object({ rows: z.array(conversion), more: z.boolean() });
export type ExchangeHistory = z.infer<typeof exchangeHistoryResponse>;
/** What the user has exchanged, newest first, 20 a page. */
export const exchangeHistory = call<z.infer<typeof exchangeHistoryRequest>, ExchangeHistory>({
  name: 'convert/exchange-history',
  method: 'GET',
  path: '/order/application/quick-exchange-list',
  permission: 'user',
  refusals: [],
  about: 'What the user has exchanged, newest first, 20 a page.',
});
