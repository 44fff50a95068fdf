import { z } from 'zod';
import { call } from '../../call.ts';
import { decimal, nothing, symbol } from '../../fields.ts';

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
