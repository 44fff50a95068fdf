import { z } from 'zod';
import { call } from '../../call.ts';
import { decimal, id, idText, nothing, symbol, time } from '../../fields.ts';
import { levels } from '../identity/sets.ts';
import { debt } from '../wallet/deposits.ts';
import { networkName } from '../wallet/networks.ts';
import { wallet } from '../wallet/refusals.ts';
import { riskSignals, withdrawalRejections, withdrawalStates } from '../wallet/sets.ts';
import { staff } from './refusals.ts';

export const withdrawalRow = z.object({
  withdrawalId: id,
  userId: id,
  username: z.string(),
  symbol,
  network: networkName,
  address: z.string(),
  amount: decimal,
  state: z.enum(withdrawalStates),
  signals: z.array(z.enum(riskSignals)),
  needs: z.number().int().describe('approvals of staff that it needs'),
  approvedBy: z.array(z.string()).describe('who has approved it so far'),
  requestedAt: time,
});
export type WithdrawalRow = z.infer<typeof withdrawalRow>;

export const staffWithdrawalsRequest = z.strictObject({
  state: z.enum(withdrawalStates).optional(),
  before: idText.optional(),
});
export const staffWithdrawalsResponse = z.array(withdrawalRow);
/** Withdrawals that wait for staff, the oldest first; or those in a named state, the newest first. 50 a page. */
export const staffWithdrawals = call<z.infer<typeof staffWithdrawalsRequest>, WithdrawalRow[]>({
  name: 'staff/staff-withdrawals',
  method: 'GET',
  path: '/console/api/withdrawals',
  permission: 'staff:withdrawals',
  refusals: [],
  about: 'Withdrawals that wait for staff, the oldest first; or those in a named state, the newest first. 50 a page.',
});

export const staffWithdrawalRequest = z.strictObject({ withdrawalId: idText });
export const staffWithdrawalResponse = withdrawalRow.extend({
  fee: decimal,
  received: decimal,
  label: z.string().nullable(),
  addressSavedAt: time.nullable(),
  provenBy: z.string().describe('the second factor that was used'),
  level: z.enum(levels),
  memberSince: time,
  device: z.string().nullable(),
  earlier: z.object({ count: z.number().int(), total: decimal, toThisAddress: z.number().int() }),
  deposits: z.object({ count: z.number().int(), total: decimal, latestAt: time.nullable() }),
  balance: decimal.describe('USDT of the user in all books, this withdrawal included'),
  rejection: z.enum(withdrawalRejections).nullable(),
  remark: z.string().nullable(),
  own: z.boolean().describe('approved by who looks already: somebody else goes on'),
  transaction: z
    .object({
      txHash: z.string(),
      nonce: z.number().int(),
      from: z.string(),
      contract: z.string(),
      to: z.string(),
      amount: decimal,
      matches: z.boolean().describe('decoded from the signed bytes, it is what was approved'),
    })
    .nullable()
    .describe('what the signer signed, decoded from its bytes'),
  reversals: z
    .array(
      z.object({
        symbol,
        amount: decimal,
        short: decimal.describe('what the user no longer had of it'),
        network: networkName,
        txHash: z.string(),
        at: time,
        acknowledgedBy: z.string().nullable(),
        waits: z.boolean().describe('nobody has acknowledged it, and the withdrawal cannot go on'),
      }),
    )
    .describe('deposits of the user that were reversed since the request'),
  again: z.boolean().describe('it had been paid, a change of the network took that back, and it is sent again'),
  debts: z.array(debt).describe('open debts of the user, past which it cannot go on'),
});
export type StaffWithdrawal = z.infer<typeof staffWithdrawalResponse>;
/** One withdrawal with all that the rules saw. */
export const staffWithdrawal = call<z.infer<typeof staffWithdrawalRequest>, StaffWithdrawal>({
  name: 'staff/staff-withdrawal',
  method: 'GET',
  path: '/console/api/withdrawals/:withdrawalId',
  permission: 'staff:withdrawals',
  refusals: [staff['withdrawal-unknown']],
  about: 'One withdrawal with all that the rules saw.',
});

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

export const acknowledgeReversalRequest = z.strictObject({ withdrawalId: id });
export const acknowledgeReversalResponse = nothing;
/** Says that the reversed deposits of a withdrawal were seen; without an open debt it may go on. */
export const acknowledgeReversal = call<
  z.infer<typeof acknowledgeReversalRequest>,
  z.infer<typeof acknowledgeReversalResponse>
>({
  name: 'staff/acknowledge-reversal',
  method: 'POST',
  path: '/console/api/withdrawals/acknowledge',
  permission: 'staff:withdrawals',
  refusals: [staff['withdrawal-unknown'], staff['own-case'], staff['reversal-unknown']],
  about: 'Says that the reversed deposits of a withdrawal were seen; without an open debt it may go on.',
});
