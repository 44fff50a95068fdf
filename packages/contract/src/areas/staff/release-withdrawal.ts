import { z } from 'zod';
import { call } from '../../call.ts';
import { id } from '../../fields.ts';
import { networkName } from '../wallet/networks.ts';
import { type ApprovalRequested, request } from './approval-request.ts';
import { staff } from './refusals.ts';

export const releaseWithdrawalRequest = z.strictObject({
  network: networkName,
  withdrawalId: id,
  act: z.enum(['repay', 'reject']),
  reason: z.string().trim().max(500),
});

export const releaseWithdrawalResponse = request;

/** Pays a withdrawal again whose nonce another transaction has used, or gives its coins back; a second person approves it. */
export const releaseWithdrawal = call<z.infer<typeof releaseWithdrawalRequest>, ApprovalRequested>({
  name: 'staff/release-withdrawal',
  method: 'POST',
  path: '/console/api/chain/release',
  permission: 'staff:chain',
  refusals: [staff['reason-missing'], staff['network-unknown'], staff['withdrawal-unknown'], staff['nonce-not-final']],
  about:
    'Pays a withdrawal again whose nonce another transaction has used, or gives its coins back; a second person approves it.',
});
