import { z } from 'zod';
import { decimal, id, symbol, time } from '../../fields.ts';
import { loanStatuses } from './sets.ts';

/** A loan as the core has it: what is owed at any time follows from it by the functions of `@quay/core/lending`. */
export const loanRow = z.object({
  loan: id,
  asset: symbol.describe('what was borrowed'),
  pledge: symbol.describe('what is pledged'),
  days: z.number().int().positive(),
  status: z.enum(loanStatuses),
  principal: decimal.describe('what is owed of what was borrowed'),
  owed: decimal.describe('interest of hours up to `countedTo` that was not paid'),
  hourlyRate: decimal.describe('interest of a started hour, as a share of the principal'),
  lateMultiple: decimal.describe('what interest is multiplied by after the due time'),
  openedAt: time,
  countedTo: time.describe('hours up to here are counted'),
  dueAt: time,
  hourMs: z
    .number()
    .int()
    .positive()
    .describe('how long an hour of the loan is; shorter where the market is simulated'),
  pledged: decimal.describe('what is pledged and was not sold'),
  initialRate: decimal.describe('a forced sale restores it'),
  saleFeeRate: decimal,
  lot: decimal.describe('pledge is sold in multiples of it'),
  warnedAt: time.nullable().describe('null while the pledge rate is low'),
  renewals: z.number().int().nonnegative(),
  borrowed: decimal,
  interestPaid: decimal,
  sold: decimal.describe('of the pledge, by forced sales'),
  endedAt: time.nullable(),
});
export type Loan = z.infer<typeof loanRow>;
