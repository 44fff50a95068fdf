import { z } from 'zod';
import { decimal } from '../fields.ts';

/** A user's fee tier of a product, what it was earned with, and all tiers. */
export const feeRates = z.object({
  tier: z.number().int().nonnegative(),
  volume: decimal.describe('quote asset traded in the last 30 full UTC days'),
  today: decimal.describe('quote asset traded today, UTC; counts from midnight on'),
  tiers: z.array(
    z.object({
      tier: z.number().int().nonnegative(),
      volume: decimal.describe('least 30-day volume'),
      makerShare: decimal.describe("share of the instrument's maker rate"),
      takerShare: decimal,
    }),
  ),
});
export type FeeRates = z.infer<typeof feeRates>;
