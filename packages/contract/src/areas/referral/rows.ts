import { z } from 'zod';
import { decimal, id, time } from '../../fields.ts';
import { claimStatuses, notCountedReasons, REFERRAL_LINES } from './sets.ts';

export const line = z.number().int().min(1).max(REFERRAL_LINES).describe('how many steps somebody is below');

/** A day of deposits of somebody below. */
const dayColumns = {
  name: z.string().describe('a short name, which is all that is shown of a person'),
  line,
  day: time.describe('when the UTC day began'),
  deposit: decimal.describe('what of its deposits counted, in USDT'),
};

export const rebateRow = z.object({ ...dayColumns, rate: decimal, amount: decimal });
export type RebateRow = z.infer<typeof rebateRow>;

export const notCountedRow = z.object({
  ...dayColumns,
  reason: z.enum(notCountedReasons),
  from: time.nullable().describe('of one that is early: when it can be claimed'),
});
export type NotCountedRow = z.infer<typeof notCountedRow>;

export const claimRow = z.object({
  id,
  at: time,
  amount: decimal,
  status: z.enum(claimStatuses),
  paidAt: time.nullable(),
  rebates: z.array(rebateRow).describe('the first hundred'),
  count: z.number().int().positive().describe('how many there are'),
});
export type ClaimRow = z.infer<typeof claimRow>;
