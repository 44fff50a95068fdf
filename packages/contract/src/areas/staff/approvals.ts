import { z } from 'zod';
import { call } from '../../call.ts';
import { id, idText, nothing, time } from '../../fields.ts';
import { wallet } from '../wallet/refusals.ts';
import { staff } from './refusals.ts';
import { approvalKinds, approvalStates } from './sets.ts';

export const approval = z.object({
  approvalId: id,
  kind: z.enum(approvalKinds),
  details: z.record(z.string(), z.string()).describe('what is asked for, in words of the console'),
  reason: z.string(),
  state: z.enum(approvalStates),
  askedBy: z.string(),
  askedAt: time,
  own: z.boolean().describe('asked by who looks: somebody else decides'),
  decidedBy: z.string().nullable(),
  decidedAt: time.nullable(),
  remark: z.string().nullable(),
});
export type Approval = z.infer<typeof approval>;

export const approvalsRequest = z.strictObject({
  state: z.enum(approvalStates).optional(),
  before: idText.optional().describe('only what comes after this one in the list'),
});
export const approvalsResponse = z.array(approval);
/** What waits for a second person, the oldest first; or what is in a named state, the newest first. 50 a page. */
export const approvals = call<z.infer<typeof approvalsRequest>, Approval[]>({
  name: 'staff/approvals',
  method: 'GET',
  path: '/console/api/approvals',
  permission: 'staff:approvals',
  refusals: [],
  about: 'What waits for a second person, the oldest first; or what is in a named state, the newest first. 50 a page.',
});

export const decideApprovalRequest = z.strictObject({
  approvalId: id,
  approve: z.boolean(),
  remark: z.string().trim().max(500),
});
export const decideApprovalResponse = nothing;
/** Approves what somebody else asked for, and does it; or refuses it. */
export const decideApproval = call<z.infer<typeof decideApprovalRequest>, z.infer<typeof decideApprovalResponse>>({
  name: 'staff/decide-approval',
  method: 'POST',
  path: '/console/api/approvals/decide',
  permission: 'staff:approvals',
  refusals: [
    wallet['sending-stopped'],
    staff['approval-unknown'],
    staff['approval-decided'],
    staff['second-person-needed'],
    staff['same-person'],
    staff['reason-missing'],
    staff['role-unknown'],
    staff['role-name-taken'],
    staff['member-name-taken'],
    staff['member-unknown'],
    staff['last-administrator'],
    staff['transaction-unknown'],
    staff['transaction-ours'],
    staff['house-account-short'],
    staff['withdrawal-unknown'],
    staff['nonce-not-final'],
    staff['hot-wallet-retired'],
    staff['hot-wallet-last'],
  ],
  about: 'Approves what somebody else asked for, and does it; or refuses it.',
});
