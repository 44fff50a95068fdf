import { z } from 'zod';
import { call } from '../../call.ts';
import { id, line } from '../../fields.ts';
import { referral } from '../referral/refusals.ts';
import { type ApprovalRequested, request } from './approval-request.ts';
import { reason } from './reason.ts';
import { staff } from './refusals.ts';

export const correctReferrerRequest = z.strictObject({
  userId: id,
  usercode: line.max(40).describe('the code of who really invited; empty where nobody did'),
  reason,
});
export const correctReferrerResponse = request;

/** Says who really invited somebody, until the first rebate; a second person approves it. */
export const correctReferrer = call<z.infer<typeof correctReferrerRequest>, ApprovalRequested>({
  name: 'staff/correct-referrer',
  method: 'POST',
  path: '/console/api/referral/correct',
  permission: 'staff:earn',
  refusals: [
    staff['reason-missing'],
    staff['user-unknown'],
    referral['member-unknown'],
    referral.unchanged,
    referral.settled,
    referral['own-code'],
    referral['direct-line'],
    referral['no-right'],
  ],
  about: 'Says who really invited somebody, until the first rebate; a second person approves it.',
});
