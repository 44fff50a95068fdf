import { z } from 'zod';
import { call } from '../../call.ts';
import { id, nothing } from '../../fields.ts';
import { referral } from '../referral/refusals.ts';
import { reason } from './reason.ts';
import { staff } from './refusals.ts';

export const barReferrerRequest = z.strictObject({ userId: id, reason });
export const barReferrerResponse = nothing;

/** Takes the right to invite and to claim rebates away, at once. */
export const barReferrer = call<z.infer<typeof barReferrerRequest>, z.infer<typeof barReferrerResponse>>({
  name: 'staff/bar-referrer',
  method: 'POST',
  path: '/console/api/referral/bar',
  permission: 'staff:earn',
  refusals: [staff['reason-missing'], staff['user-unknown'], referral.unchanged],
  about: 'Takes the right to invite and to claim rebates away, at once.',
});
