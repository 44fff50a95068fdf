import { z } from 'zod';
import { call } from '../../call.ts';
import { decimal, nothing } from '../../fields.ts';
import { c2cCoins } from './sets.ts';

export const coinRow = z.object({
  symbol: z.enum(c2cCoins),
  decimals: z.number().int().describe('in which it is traded for fiat'),
  priceDecimals: z.number().int(),
  references: z.record(z.string(), decimal).describe('reference price by fiat; none while the market has no price'),
});

export type C2cCoinRow = z.infer<typeof coinRow>;

export const coinsRequest = nothing;

export const coinsResponse = z.array(coinRow);

/** The coins of the C2C market with their reference prices. */
export const coins = call<z.infer<typeof coinsRequest>, C2cCoinRow[]>({
  name: 'c2c/coins',
  method: 'POST',
  path: '/otc/coin/all',
  permission: 'guest',
  whileFrozen: true,
  refusals: [],
  about: 'The coins of the C2C market with their reference prices.',
});
