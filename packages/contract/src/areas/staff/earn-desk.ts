import { z } from 'zod';
import { call } from '../../call.ts';
import { decimal, nothing, symbol, time } from '../../fields.ts';
import { coverageRow } from '../earn/coverage.ts';
import { earnProduct } from '../earn/product-row.ts';

export const earnDeskRequest = nothing;

/** A fund that pays terms: what is there, what of it is promised, and how it came to that. */
export const earnFundRow = z.object({
  code: z.string(),
  asset: symbol,
  there: decimal,
  promised: decimal,
  free: decimal,
  putIn: decimal,
  takenOut: decimal,
  received: decimal.describe('penalties, and interest of days on which nobody saved'),
  paid: decimal,
  scheduled: decimal.describe('due, and waiting because it is short'),
});
export type EarnFundRow = z.infer<typeof earnFundRow>;

export const earnDeskProduct = z.object({
  product: earnProduct,
  cover: coverageRow,
  fund: z.string().nullable().describe('the code of the fund that pays; null where borrowers do'),
  perPerson: decimal.nullable(),
  quota: decimal.nullable(),
  reserveRate: decimal,
});
export type EarnDeskProduct = z.infer<typeof earnDeskProduct>;

export const earnDeskResponse = z.object({
  at: time,
  dayMs: z.number().int().positive().describe('how long a day of a product lasts that is listed now'),
  products: z.array(earnDeskProduct),
  funds: z.array(earnFundRow),
});
export type EarnDesk = z.infer<typeof earnDeskResponse>;

/** Every product of Earn with its payer, what is promised and what is there for it; and the funds that pay. */
export const earnDesk = call<z.infer<typeof earnDeskRequest>, EarnDesk>({
  name: 'staff/earn-desk',
  method: 'GET',
  path: '/console/api/earn',
  permission: 'staff:earn',
  refusals: [],
  about: 'Every product of Earn with its payer, what is promised and what is there for it; and the funds that pay.',
});
