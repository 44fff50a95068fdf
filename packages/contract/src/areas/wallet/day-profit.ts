import { z } from 'zod';
import { call } from '../../call.ts';
import { decimal, nothing, time } from '../../fields.ts';

const signed = z.string().describe('signed decimal, USDT');

export const dayProfitRequest = nothing;
export const dayProfitResponse = z.object({
  since: time.describe('the moment 24 hours ago that it is counted from, a full five minutes'),
  before: decimal.describe('value of everything then; USDT'),
  moved: signed.describe('what came in less what went out since, each at the price of its time'),
  value: decimal.describe('value of everything now; USDT'),
  profit: signed.describe('value less before less moved'),
  rate: signed.describe('profit as a share of before and what came in; 0 where that is nothing'),
  points: z
    .array(z.object({ at: time, value: decimal, profit: signed.describe('of the time from `since` to this point') }))
    .describe('from then to now, about an hour apart'),
});
export type DayProfit = z.infer<typeof dayProfitResponse>;
/** What the last 24 hours brought: the change of value that came neither in nor went out. */
export const dayProfit = call<z.infer<typeof dayProfitRequest>, DayProfit>({
  name: 'wallet/day-profit',
  method: 'GET',
  path: '/asset/day-profit',
  permission: 'user',
  refusals: [],
  about: 'What the last 24 hours brought: the change of value that came neither in nor went out.',
});
