import { z } from 'zod';
import { call } from '../../call.ts';
import { decimal, nothing } from '../../fields.ts';

export const feeRatesRequest = nothing;
export const feeRatesResponse = z.object({
  tier: z.number().int().nonnegative(),
  volume: decimal.describe('quote asset traded in the last 30 full UTC days'),
  today: decimal.describe('quote asset traded today, UTC; counts from midnight on'),
  tiers: z.array(
    z.object({
      tier: z.number().int().nonnegative(),
      volume: decimal.describe('least 30-day volume'),
      makerShare: decimal.describe("share of the market's maker rate"),
      takerShare: decimal,
    }),
  ),
});
export type FeeRates = z.infer<typeof feeRatesResponse>;

/** The user's fee tier, what it was earned with, and all tiers. */
export const feeRates = call<z.infer<typeof feeRatesRequest>, FeeRates>({
  name: 'spot/fee-rates',
  method: 'GET',
  path: '/spot/fee-rates',
  permission: 'user',
  refusals: [],
  about: "The user's fee tier, what it was earned with, and all tiers.",
});
