import { z } from 'zod';
import { call } from '../../call.ts';
import { decimal, nothing, symbol } from '../../fields.ts';
import { marketStatuses } from './sets.ts';

export const coinListRequest = nothing;
export const coin = z.object({
  symbol: symbol.describe('market symbol, the same as the base coin'),
  base: symbol,
  quote: symbol,
  symbolFullName: z.string().describe('name of the base coin'),
  isTop: z.enum(['0', '1']).describe('"1" means hot'),
  status: z.enum(marketStatuses),
  tickSize: decimal.describe('step of a price'),
  lotSize: decimal.describe('step of a quantity'),
  priceDecimals: z.number().int(),
  quantityDecimals: z.number().int(),
  minQuantity: decimal,
  maxQuantity: decimal,
  minNotional: decimal.describe('least price × quantity of an order'),
  priceBand: decimal.describe('how far from the reference price an order may be, as a share'),
  maxOpenOrders: z.number().int(),
  makerFeeRate: decimal,
  takerFeeRate: decimal,
});
export const coinListResponse = z.array(coin);
export type Coin = z.infer<typeof coin>;

/** All markets with their filters and fees. */
export const coinList = call<z.infer<typeof coinListRequest>, Coin[]>({
  name: 'market/coin-list',
  method: 'GET',
  path: '/market/api/markets/exchange-coin-list',
  permission: 'guest',
  refusals: [],
  about: 'All markets with their filters and fees.',
});
