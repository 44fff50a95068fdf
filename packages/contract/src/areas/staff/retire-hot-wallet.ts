import { z } from 'zod';
import { call } from '../../call.ts';
import { networkName } from '../wallet/networks.ts';
import { type ApprovalRequested, request } from './approval-request.ts';
import { staff } from './refusals.ts';

export const retireHotWalletRequest = z.strictObject({
  network: networkName,
  wallet: z.number().int().nonnegative().describe('the one that is to sign nothing new any more'),
  lost: z.boolean().describe('its key cannot sign at all: nothing of it can be moved, and no nonce used up'),
  reason: z.string().trim().max(500),
});

export const retireHotWalletResponse = request;

/** Lets the next hot wallet of a network take the place of the one that signs; a second person approves it. */
export const retireHotWallet = call<z.infer<typeof retireHotWalletRequest>, ApprovalRequested>({
  name: 'staff/retire-hot-wallet',
  method: 'POST',
  path: '/console/api/chain/retire-hot-wallet',
  permission: 'staff:chain',
  refusals: [staff['reason-missing'], staff['network-unknown'], staff['hot-wallet-retired'], staff['hot-wallet-last']],
  about: 'Lets the next hot wallet of a network take the place of the one that signs; a second person approves it.',
});
