import { z } from 'zod';
import { call } from '../../call.ts';
import { id, nothing } from '../../fields.ts';
import { credit } from '../credit/refusals.ts';
import { earn } from '../earn/refusals.ts';
import { perpetual } from '../perpetual/refusals.ts';
import { wallet } from '../wallet/refusals.ts';
import { staff } from './refusals.ts';

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
    staff['contract-changed'],
    staff['earn-changed'],
    earn['terms-impossible'],
    earn['already-listed'],
    earn['cover-promised'],
    earn['not-frozen'],
    wallet['coin-full'],
    perpetual['delivery-terms-impossible'],
    credit['product-changed'],
  ],
  about: 'Approves what somebody else asked for, and does it; or refuses it.',
});
