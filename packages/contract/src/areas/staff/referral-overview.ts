import { z } from 'zod';
import { call } from '../../call.ts';
import { decimal, id, nothing, symbol, time } from '../../fields.ts';

export const referralOverviewRequest = nothing;

/** A claim of rebates that waits for the promotion budget. */
export const waitingClaim = z.object({ id, userId: id, username: z.string(), at: time, amount: decimal });
export type WaitingClaim = z.infer<typeof waitingClaim>;

export const referralOverviewResponse = z.object({
  at: time,
  coin: symbol,
  bound: z.number().int().nonnegative().describe('people who were invited by somebody'),
  barred: z.number().int().nonnegative().describe('people who may not invite'),
  paid: decimal,
  scheduled: decimal.describe('claimed, and waiting because the promotion budget is short'),
  scheduledSince: time.nullable(),
  left: decimal.describe('what the promotion budget holds that is promised to nobody'),
  waiting: z.array(waitingClaim),
});
export type ReferralOverview = z.infer<typeof referralOverviewResponse>;

/** What rebates were paid, and what of them waits for the promotion budget. */
export const referralOverview = call<z.infer<typeof referralOverviewRequest>, ReferralOverview>({
  name: 'staff/referral-overview',
  method: 'GET',
  path: '/console/api/referral',
  permission: 'staff:earn',
  refusals: [],
  about: 'What rebates were paid, and what of them waits for the promotion budget.',
});
