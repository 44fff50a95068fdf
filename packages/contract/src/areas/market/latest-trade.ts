import { z } from 'zod';
import { call } from '../../call.ts';
import { decimal, id, sizeText, time } from '../../fields.ts';
import { sides, trading } from '../../trading/index.ts';
import { instrumentSymbol, product } from '../../trading/instrument-fields.ts';

export const latestTradeRequest = z.strictObject({ symbol: instrumentSymbol, product, size: sizeText.optional() });
export const publicTrade = z.object({
  id,
  price: decimal,
  quantity: decimal,
  side: z.enum(sides).describe('the side of the taker'),
  at: time,
});
export const latestTradeResponse = z.array(publicTrade);
export type PublicTrade = z.infer<typeof publicTrade>;

/** The latest trades of a market, newest first. 17 unless a size up to 100 is named. */
export const latestTrade = call<z.infer<typeof latestTradeRequest>, PublicTrade[]>({
  name: 'market/latest-trade',
  method: 'GET',
  path: '/market/api/markets/latest-trade',
  permission: 'guest',
  refusals: [trading['symbol-unknown']],
  about: 'The latest trades of a market, newest first. 17 unless a size up to 100 is named.',
});
