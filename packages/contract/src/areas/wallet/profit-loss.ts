import { z } from 'zod';
import { call } from '../../call.ts';
import { decimal, time } from '../../fields.ts';

const signed = z.string().describe('signed decimal, USDT');

export const profitDay = z.object({
  day: time.describe('00:00 UTC of the day'),
  value: decimal.describe('of everything at the end of the day, or now; USDT'),
  moved: signed.describe('what came in less what went out: deposits, withdrawals, practice coins'),
  profit: signed.describe("value less the day before's value less what moved"),
});
export type ProfitDay = z.infer<typeof profitDay>;

export const profitLossRequest = z.strictObject({
  days: z
    .string()
    .regex(/^([1-9][0-9]?|[12][0-9]{2}|3[0-5][0-9]|36[0-6])$/)
    .describe('1 to 366'),
});
export const profitLossResponse = z.array(profitDay);
/** What the user's coins were worth at the end of each UTC day, oldest first, and what of the change was profit or loss. */
export const profitLoss = call<z.infer<typeof profitLossRequest>, ProfitDay[]>({
  name: 'wallet/profit-loss',
  method: 'GET',
  path: '/asset/profit-loss',
  permission: 'user',
  refusals: [],
  about:
    "What the user's coins were worth at the end of each UTC day, oldest first, and what of the change was profit or loss.",
});
