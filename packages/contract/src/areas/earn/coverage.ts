import { z } from 'zod';
import { call } from '../../call.ts';
import { decimal, id, nothing, symbol, time } from '../../fields.ts';
import { coverageKinds, earnPayers } from './sets.ts';

export const coverageRequest = nothing;

/** A product, who pays it, what was promised and what is there for it. */
export const coverageRow = z.object({
  product: id.nullable().describe('of linked wallets null'),
  kind: z.enum(coverageKinds),
  name: z.string().describe('as staff named it; of linked wallets empty'),
  asset: symbol,
  payer: z.enum(earnPayers),
  held: decimal.describe('what people hold of it; of linked wallets what they held at their last readings'),
  people: z.number().int().nonnegative(),
  promised: decimal.describe('income that is promised or due and was not paid yet'),
  there: decimal.describe('what its payer has for that'),
  funded: decimal.nullable().describe('all that ever was put in; of savings null'),
  paid: decimal.describe('income that was paid so far'),
  scheduled: decimal.describe('due, and waiting because its payer is short'),
  scheduledSince: time.nullable(),
});
export const coverageResponse = z.object({ at: time, rows: z.array(coverageRow) });
export type CoverageRow = z.infer<typeof coverageRow>;
export type Coverage = z.infer<typeof coverageResponse>;

/** Of each product that pays: what is promised, what is there for it, what was paid, and by whom. */
export const coverage = call<z.infer<typeof coverageRequest>, Coverage>({
  name: 'earn/coverage',
  method: 'GET',
  path: '/financial/coverage',
  permission: 'guest',
  refusals: [],
  about: 'Of each product that pays: what is promised, what is there for it, what was paid, and by whom.',
});
