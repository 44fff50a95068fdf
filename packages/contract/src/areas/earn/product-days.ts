import { z } from 'zod';
import { call } from '../../call.ts';
import { decimal, idText, time } from '../../fields.ts';
import { earn } from './refusals.ts';

export const productDaysRequest = z.strictObject({ product: idText });

/** What a product paid in one of its days. */
export const productDay = z.object({
  at: time.describe('when it was paid'),
  paid: decimal,
  scheduled: decimal.describe('what was due and could not be paid then'),
  people: z.number().int().nonnegative(),
  rate: decimal.nullable().describe('of savings: what was paid over what was saved'),
});
export const productDaysResponse = z.array(productDay);
export type ProductDay = z.infer<typeof productDay>;

/** What a product really paid in each of its last 30 days, the newest first. */
export const productDays = call<z.infer<typeof productDaysRequest>, ProductDay[]>({
  name: 'earn/product-days',
  method: 'GET',
  path: '/financial/product/days',
  permission: 'guest',
  refusals: [earn['product-unknown']],
  about: 'What a product really paid in each of its last 30 days, the newest first.',
});
