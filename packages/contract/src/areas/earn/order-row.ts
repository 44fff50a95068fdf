import { z } from 'zod';
import { decimal, id, symbol, time } from '../../fields.ts';
import { earnKinds, earnOrderStatuses, earnPayers } from './sets.ts';

/** What somebody has in a product, with its terms as they were when it was bought. */
export const earnOrder = z.object({
  order: id,
  product: id,
  kind: z.enum(earnKinds),
  name: z.string(),
  asset: symbol,
  payer: z.enum(earnPayers),
  status: z.enum(earnOrderStatuses),
  amount: decimal.describe('what is held; of a trial machine what is lent'),
  rate: decimal.nullable().describe('of a day, fixed; of savings null'),
  days: z.number().int().positive().nullable(),
  dayMs: z.number().int().positive(),
  penaltyRate: decimal.nullable(),
  since: time,
  endsAt: time.nullable(),
  income: decimal.describe('all income that was paid so far'),
  scheduled: decimal.describe('income that is due and waits until its payer has it; it is in no balance'),
  lastIncome: decimal.nullable().describe('of the newest day that was paid'),
  lastPaidAt: time.nullable(),
  nextIncomeAt: time.nullable(),
  paidDays: z.number().int().nonnegative(),
  toTakeOut: decimal.describe('of a machine: income that waits to be taken out'),
  takeOutAt: time.nullable().describe('of a machine: from when income can be taken out'),
  redemptions: z
    .array(
      z.object({
        redemption: id,
        amount: decimal,
        askedAt: time,
        dueAt: time.describe('within the hour'),
        scheduled: z.boolean().describe('the hour is over and too little of the pool is free: it waits in order'),
      }),
    )
    .describe('of savings: what was asked back and is not paid yet; it is no part of `amount`'),
  frozenFor: z.string().nullable().describe('why staff froze it'),
  frozenUntil: time.nullable(),
  endedAt: time.nullable(),
  returned: decimal.describe('what came back of the sum'),
  penalty: decimal,
});
export type EarnOrder = z.infer<typeof earnOrder>;
