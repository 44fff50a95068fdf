import type { z } from 'zod';
import { call } from '../../call.ts';
import { nothing } from '../../fields.ts';
import * as trading from '../../trading/fee-rates.ts';

export const feeRatesRequest = nothing;
export const feeRatesResponse = trading.feeRates;
export type FeeRates = trading.FeeRates;

/** The user's fee tier, what it was earned with, and all tiers. */
export const feeRates = call<z.infer<typeof feeRatesRequest>, FeeRates>({
  name: 'spot/fee-rates',
  method: 'GET',
  path: '/spot/fee-rates',
  permission: 'user',
  inDemo: 'same',
  refusals: [],
  about: "The user's fee tier, what it was earned with, and all tiers.",
});
