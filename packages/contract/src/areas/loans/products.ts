import { z } from 'zod';
import { call } from '../../call.ts';
import { decimal, nothing, symbol, time } from '../../fields.ts';

export const productsRequest = nothing;

/** On which terms an asset is borrowed against another, and what both are worth by their index. */
export const productRow = z.object({
  asset: symbol.describe('what is borrowed'),
  pledge: symbol.describe('what is pledged'),
  days: z.number().int().positive(),
  hourlyRate: decimal.describe('interest of a started hour, as a share of the principal'),
  lateMultiple: decimal.describe('what interest is multiplied by after the due time'),
  initialRate: decimal.describe('most that a pledge borrows, as a share of its worth at the index'),
  saleFeeRate: decimal.describe('what a forced sale costs, as a share of what it brings'),
  lot: decimal.describe('pledge is sold in multiples of it'),
  minAmount: decimal,
  lentLeft: decimal.describe('what may still be lent by this product'),
  pledgedLeft: decimal.describe('what may still be pledged by this product'),
  free: decimal.describe('what the pool has to lend'),
  open: z.boolean().describe('whether it lends and renews'),
  hourMs: z.number().int().positive().describe('how long an hour is; shorter where the market is simulated'),
  assetPrice: decimal.nullable().describe('index in USDT, 1 of USDT itself; null while it is too old'),
  pledgePrice: decimal.nullable(),
  priceAt: time.describe('when the older of the two was said'),
});
export const productsResponse = z.array(productRow);
export type LoanProductRow = z.infer<typeof productRow>;

/** On which terms coins are borrowed against others, with the indexes that decide. */
export const products = call<z.infer<typeof productsRequest>, LoanProductRow[]>({
  name: 'loans/products',
  method: 'GET',
  path: '/loan/pledge/products',
  permission: 'guest',
  refusals: [],
  about: 'On which terms coins are borrowed against others, with the indexes that decide.',
});
