import { z } from 'zod';
import { call } from '../../call.ts';
import { decimal, id, idText, time } from '../../fields.ts';
import { claimStatuses } from '../referral/sets.ts';
import { staff } from './refusals.ts';

export const referralMemberRequest = z.strictObject({ userId: idText });
export const referralMemberResponse = z.object({
  userId: id,
  username: z.string(),
  usercode: z.string(),
  referrer: z.object({ userId: id, username: z.string(), usercode: z.string() }).nullable(),
  boundAt: time.nullable(),
  isFixed: z.boolean().describe('a rebate was claimed through the link to the referrer'),
  mayRefer: z.boolean(),
  recharged: decimal.describe('all deposits, in USDT'),
  counted: decimal.describe('what of them counted'),
  people: z.array(z.number().int().nonnegative()).describe('below, by line'),
  claims: z.array(z.object({ id, at: time, amount: decimal, status: z.enum(claimStatuses) })),
});
export type StaffReferralMember = z.infer<typeof referralMemberResponse>;

/** Who invited somebody, who is below them, and what they have claimed. */
export const referralMember = call<z.infer<typeof referralMemberRequest>, StaffReferralMember>({
  name: 'staff/referral-member',
  method: 'GET',
  path: '/console/api/referral/member',
  permission: 'staff:earn',
  refusals: [staff['user-unknown']],
  about: 'Who invited somebody, who is below them, and what they have claimed.',
});
