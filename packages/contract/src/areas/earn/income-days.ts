import { z } from 'zod';
import { call } from '../../call.ts';
import { nothing, signedDecimal, symbol, time } from '../../fields.ts';

export const incomeDaysRequest = nothing;
export const incomeDaysResponse = z.array(
  z.object({
    asset: symbol,
    day: time.describe('its start, UTC'),
    income: signedDecimal.describe('penalties taken off'),
  }),
);
export type IncomeDay = z.infer<typeof incomeDaysResponse>[number];

/** What Earn brought the user in each of the last 30 days, by coin; days without any are left out. */
export const incomeDays = call<z.infer<typeof incomeDaysRequest>, IncomeDay[]>({
  name: 'earn/income-days',
  method: 'GET',
  path: '/financial/income/days',
  permission: 'user',
  whileFrozen: true,
  refusals: [],
  about: 'What Earn brought the user in each of the last 30 days, by coin; days without any are left out.',
});
