import { z } from 'zod';
import { call } from '../../call.ts';
import { networkName } from '../wallet/networks.ts';
import { type ApprovalRequested, request } from './approval-request.ts';
import { staff } from './refusals.ts';

export const resumeNetworkRequest = z.strictObject({ network: networkName, reason: z.string().trim().max(500) });

export const resumeNetworkResponse = request;

/** Opens a halted network again; a second person approves it. */
export const resumeNetwork = call<z.infer<typeof resumeNetworkRequest>, ApprovalRequested>({
  name: 'staff/resume-network',
  method: 'POST',
  path: '/console/api/chain/resume',
  permission: 'staff:chain',
  refusals: [staff['reason-missing'], staff['network-unknown'], staff['network-running']],
  about: 'Opens a halted network again; a second person approves it.',
});
