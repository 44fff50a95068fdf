import { z } from 'zod';
import { call } from '../../call.ts';
import { id } from '../../fields.ts';
import { referral } from '../referral/refusals.ts';
import { type ApprovalRequested, request } from './approval-request.ts';
import { reason } from './reason.ts';
import { staff } from './refusals.ts';

export const restoreReferrerRequest = z.strictObject({ userId: id, reason });
export const restoreReferrerResponse = request;

/** Gives the right to invite and to claim rebates back; a second person approves it. */
export const restoreReferrer = call<z.infer<typeof restoreReferrerRequest>, ApprovalRequested>({
  name: 'staff/restore-referrer',
  method: 'POST',
  path: '/console/api/referral/restore',
  permission: 'staff:earn',
  refusals: [staff['reason-missing'], staff['user-unknown'], referral.unchanged],
  about: 'Gives the right to invite and to claim rebates back; a second person approves it.',
});
