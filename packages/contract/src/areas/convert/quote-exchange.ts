import { z } from 'zod';
import { call } from '../../call.ts';
import { decimal, id, symbol, time } from '../../fields.ts';
import { convert } from './refusals.ts';

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

/** A price that stands for ten seconds. A new one replaces the last. All that is left of a coin may be less than the least. */
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
  about:
    'A price that stands for ten seconds. A new one replaces the last. All that the user has of a coin in spot may be given for USDT also where it is less than the least.',
});
