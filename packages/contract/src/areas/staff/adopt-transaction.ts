import { z } from 'zod';
import { call } from '../../call.ts';
import { networkName } from '../wallet/networks.ts';
import { type ApprovalRequested, request } from './approval-request.ts';
import { outflowAccounts } from './chain-cases.ts';
import { staff } from './refusals.ts';

export const adoptTransactionRequest = z.strictObject({
  network: networkName,
  txHash: z.string().regex(/^0x[0-9a-fA-F]{64}$/),
  account: z.enum(outflowAccounts),
  reason: z.string().trim().max(500),
});

export const adoptTransactionResponse = request;

/** Adopts a transaction of the hot wallet that Quay did not make; a second person approves it. */
export const adoptTransaction = call<z.infer<typeof adoptTransactionRequest>, ApprovalRequested>({
  name: 'staff/adopt-transaction',
  method: 'POST',
  path: '/console/api/chain/adopt',
  permission: 'staff:chain',
  refusals: [
    staff['reason-missing'],
    staff['network-unknown'],
    staff['transaction-unknown'],
    staff['transaction-ours'],
  ],
  about: 'Adopts a transaction of the hot wallet that Quay did not make; a second person approves it.',
});
