import { z } from 'zod';
import { call } from '../../call.ts';
import { decimal, nothing, symbol, time } from '../../fields.ts';
import { coverageRow } from '../earn/coverage.ts';
import { earnProduct } from '../earn/product-row.ts';

export const earnOverviewRequest = nothing;

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

export const staffEarnProduct = z.object({
  product: earnProduct,
  cover: coverageRow,
  fund: z.string().nullable().describe('the code of the fund that pays; null where borrowers do'),
  perPerson: decimal.nullable(),
  quota: decimal.nullable(),
  reserveRate: decimal,
});
export type StaffEarnProduct = z.infer<typeof staffEarnProduct>;

export const earnOverviewResponse = z.object({
  at: time,
  dayMs: z.number().int().positive().describe('how long a day of a product lasts that is listed now'),
  products: z.array(staffEarnProduct),
  funds: z.array(earnFundRow),
});
export type EarnOverview = z.infer<typeof earnOverviewResponse>;

/** Every product of Earn with its payer, what is promised and what is there for it; and the funds that pay. */
export const earnOverview = call<z.infer<typeof earnOverviewRequest>, EarnOverview>({
  name: 'staff/earn-overview',
  method: 'GET',
  path: '/console/api/earn',
  permission: 'staff:earn',
  refusals: [],
  about: 'Every product of Earn with its payer, what is promised and what is there for it; and the funds that pay.',
});
