import { z } from 'zod';
import { call } from '../../call.ts';
import { decimal, sizeText } from '../../fields.ts';
import { trading } from '../../trading/index.ts';
import { instrumentSymbol, product } from '../../trading/instrument-fields.ts';

export const latestDepthRequest = z.strictObject({ symbol: instrumentSymbol, product, size: sizeText.optional() });
export const level = z.tuple([decimal, decimal]).describe('[price, quantity]');
export const latestDepthResponse = z.object({
  symbol: instrumentSymbol,
  sequence: z.number().int().describe('number of the last difference that is in this snapshot'),
  bids: z.array(level).describe('highest price first'),
  asks: z.array(level).describe('lowest price first'),
});
export type Level = z.infer<typeof level>;
export type Depth = z.infer<typeof latestDepthResponse>;

/** The order book of a market, summed by price, at most 500 levels a side. */
export const latestDepth = call<z.infer<typeof latestDepthRequest>, Depth>({
  name: 'market/latest-depth',
  method: 'GET',
  path: '/market/api/markets/latest-depth',
  permission: 'guest',
  refusals: [trading['symbol-unknown']],
  about: 'The order book of a market, summed by price, at most 500 levels a side.',
});
