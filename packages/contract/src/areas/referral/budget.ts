import { z } from 'zod';
import { call } from '../../call.ts';
import { decimal, nothing, symbol } from '../../fields.ts';

export const budgetRequest = nothing;
export const budgetResponse = z.object({
  coin: symbol,
  left: decimal.describe('what the promotion budget holds that is promised to nobody'),
  funded: decimal.describe('all that ever was put into it'),
});
export type ReferralBudget = z.infer<typeof budgetResponse>;

/** What rebates are paid from, and what is left of it. */
export const budget = call<z.infer<typeof budgetRequest>, ReferralBudget>({
  name: 'referral/budget',
  method: 'GET',
  path: '/promotion/budget',
  permission: 'guest',
  refusals: [],
  about: 'What rebates are paid from, and what is left of it.',
});
