import { z } from 'zod';
import { decimal, id, symbol } from '../../fields.ts';
import { earnKinds, earnPayers, machineTypes } from './sets.ts';

/** What the data sheet of a machine says. It describes the kind and does not change the income. */
export const machineSheet = z.object({
  type: z.enum(machineTypes),
  algorithm: z.string(),
  hashrate: z.string(),
  power: z.string(),
  manufacturer: z.string(),
  size: z.string(),
  weight: z.string(),
  temperature: z.string(),
  humidity: z.string(),
});
export type MachineSheet = z.infer<typeof machineSheet>;

/** The account that pays a product. What is promised was in it when it was promised. */
export const payerAccount = z.object({
  code: z.string().describe('of the fund; several products may have the same one'),
  funded: decimal.describe('all that ever was put in, penalties too'),
  paid: decimal.describe('income that was paid from it'),
  promised: decimal.describe('income of all who hold, not paid yet'),
  free: decimal.describe('what can still be promised'),
});
export type PayerAccount = z.infer<typeof payerAccount>;

/** The pool of a coin: what savers have in it, what is lent, and what borrowers paid. */
export const savingsPool = z.object({
  asset: symbol,
  saved: decimal,
  lent: decimal,
  free: decimal,
  borrowers: z.number().int().nonnegative(),
  interest: decimal.describe('what borrowers paid in the last whole day'),
  toSavers: decimal.describe('what savers got of it, 90 %'),
});
export type SavingsPool = z.infer<typeof savingsPool>;

/** A product of Earn as everybody sees it. Rates are of a day: income over the sum. */
export const earnProduct = z.object({
  product: id,
  kind: z.enum(earnKinds),
  name: z.string().describe('as staff named it'),
  asset: symbol,
  payer: z.enum(earnPayers),
  open: z.boolean().describe('it can be bought now'),
  rate: decimal.describe('fixed when it is bought; of savings, what the last whole day really paid'),
  weekRate: decimal.nullable().describe('of savings: the mean of what the last seven days really paid'),
  days: z.number().int().positive().nullable().describe('of savings null: it has no end'),
  dayMs: z.number().int().positive().describe('how long a day of it lasts; shorter where time is simulated'),
  min: decimal,
  max: decimal.describe('of one purchase; of savings what one person may have in it'),
  penaltyRate: decimal.nullable().describe('what leaving early costs: this part of the sum for each whole day left'),
  sold: decimal.describe('what people hold of it'),
  left: decimal.nullable().describe('what can still be sold: quota and cover allow it; null without a limit'),
  account: payerAccount.nullable().describe('of savings null: borrowers pay'),
  pool: savingsPool.nullable(),
  sheet: machineSheet.nullable(),
  version: z.number().int().positive().describe('of its terms'),
});
export type EarnProduct = z.infer<typeof earnProduct>;
