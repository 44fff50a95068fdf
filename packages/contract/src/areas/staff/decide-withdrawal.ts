import { z } from 'zod';
import { call } from '../../call.ts';
import { id, nothing } from '../../fields.ts';
import { wallet } from '../wallet/refusals.ts';
import { withdrawalRejections } from '../wallet/sets.ts';
import { staff } from './refusals.ts';

export const decideWithdrawalRequest = z.strictObject({
  withdrawalId: id,
  approve: z.boolean(),
  rejection: z.enum(withdrawalRejections).optional().describe('needed to reject'),
  remark: z.string().trim().max(500).optional().describe('the user reads it when it is rejected'),
});

export const decideWithdrawalResponse = nothing;

/** Approves a withdrawal, of which a large one takes two; or rejects it, and the coins are free again. */
export const decideWithdrawal = call<z.infer<typeof decideWithdrawalRequest>, z.infer<typeof decideWithdrawalResponse>>(
  {
    name: 'staff/decide-withdrawal',
    method: 'POST',
    path: '/console/api/withdrawals/decide',
    permission: 'staff:withdrawals',
    refusals: [
      wallet['sending-stopped'],
      staff['withdrawal-unknown'],
      staff['reason-missing'],
      staff['withdrawal-decided'],
      staff['withdrawal-reversal'],
      staff['withdrawal-debt'],
      staff['second-person-needed'],
      staff['same-person'],
      staff['own-case'],
    ],
    about: 'Approves a withdrawal, of which a large one takes two; or rejects it, and the coins are free again.',
  },
);
