import { z } from 'zod';
import { call } from '../../call.ts';
import { decimal, nothing, symbol, time } from '../../fields.ts';

export const overviewRequest = nothing;

export const overviewResponse = z.object({
  at: time,
  open: z.boolean().describe('wallets may join now'),
  coin: symbol,
  rate: decimal.describe('income of a day as a share of the lowest balance that was read'),
  minHeld: decimal.describe('a lower balance has no income, and cannot join'),
  maxHeld: decimal.describe('a higher balance counts as much as this'),
  dayMs: z.number().int().positive().describe('how long a day lasts; shorter where time is simulated'),
  readings: z.number().int().positive().describe('how often a day is read, at moments that nobody knows before'),
  readingsMin: z.number().int().positive().describe('a day with fewer waits for the next ones'),
  networks: z.array(z.object({ network: z.string(), label: z.string(), chainId: z.number().int().positive() })),
  linked: z.number().int().nonnegative(),
  budget: z.object({
    left: decimal.describe('what the promotion budget holds that is promised to nobody'),
    funded: decimal.describe('all that ever was put into it'),
    paid: decimal.describe('what linked wallets got of it'),
    paidLastDay: decimal.describe('what they got in the last 24 hours, or the last day where time is simulated'),
    scheduled: decimal.describe('what they are to get and wait for, because it is short'),
  }),
});
export type LiquidityOverview = z.infer<typeof overviewResponse>;

/** What linked wallets are paid, by what and how much of it is left. Null where it was never offered. */
export const overview = call<z.infer<typeof overviewRequest>, LiquidityOverview | null>({
  name: 'liquidity/overview',
  method: 'GET',
  path: '/financial/liquidity',
  permission: 'guest',
  refusals: [],
  about: 'What linked wallets are paid, by what and how much of it is left. Null where it was never offered.',
});
