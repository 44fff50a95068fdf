import { z } from 'zod';
import { call } from '../../call.ts';
import { decimal, nothing, symbol, time } from '../../fields.ts';
import { line, notCountedRow, rebateRow } from './rows.ts';

export const overviewRequest = nothing;
export const overviewResponse = z.object({
  code: z.string().describe("the user's own invitation code"),
  mayRefer: z.boolean(),
  verified: z.boolean().describe('known by a document; nobody else is paid'),
  coin: symbol,
  lines: z.array(
    z.object({
      line,
      people: z.number().int().nonnegative(),
      deposited: decimal.describe('all that they deposited, in USDT at the index of each moment'),
      got: decimal.describe('rebates that were paid for them'),
    }),
  ),
  claimable: z.object({
    sum: decimal,
    count: z.number().int().nonnegative(),
    rows: z.array(rebateRow).describe('the oldest hundred'),
  }),
  notCounted: z.array(notCountedRow).describe('the newest fifty days that are not paid'),
  claimedAt: time.nullable().describe('when the user has claimed on this UTC day'),
  nextClaimAt: time.describe('the next midnight, UTC'),
  scheduled: decimal.describe('what was claimed and waits, because the promotion budget is short'),
  budget: z.object({
    left: decimal.describe('what the promotion budget holds that is promised to nobody'),
    funded: decimal.describe('all that ever was put into it'),
  }),
});
export type ReferralOverview = z.infer<typeof overviewResponse>;

/** The user's code, who is below, what they deposited, and what can be claimed now. */
export const overview = call<z.infer<typeof overviewRequest>, ReferralOverview>({
  name: 'referral/overview',
  method: 'GET',
  path: '/promotion',
  permission: 'user',
  refusals: [],
  about: "The user's code, who is below, what they deposited, and what can be claimed now.",
});
