import { z } from 'zod';
import { call } from '../../call.ts';
import { decimal, id, nothing, symbol } from '../../fields.ts';

export const withdrawalTermsRequest = nothing;

export const withdrawalTermsResponse = z.object({
  symbol,
  available: decimal.describe('in the spot book'),
  dayLimit: decimal.describe('most that may leave in a UTC day at this level of verification'),
  dayLeft: decimal,
  dayCount: z.number().int().describe('most withdrawals in a UTC day'),
  dayCountLeft: z.number().int(),
  opensAt: z.string().describe('`HH:MM`, UTC'),
  closesAt: z.string().describe('`HH:MM`, UTC; the same as opening means always'),
  pendingId: id.nullable().describe('the withdrawal that is still on its way; one at a time'),
  byRules: decimal.describe('up to here nobody of staff has to look, when nothing is unusual'),
});

export type WithdrawalTerms = z.infer<typeof withdrawalTermsResponse>;

/** What a withdrawal of this user could be just now. Whether it may be at all says `/wallet/withdraw/walletWithdrawEnable`. */
export const withdrawalTerms = call<z.infer<typeof withdrawalTermsRequest>, WithdrawalTerms>({
  name: 'wallet/withdrawal-terms',
  method: 'GET',
  path: '/asset/withdraw/terms',
  permission: 'user',
  refusals: [],
  about: 'What a withdrawal of this user could be just now.',
});
