import { z } from 'zod';
import { call } from '../../call.ts';
import { decimal, idText, symbol, time } from '../../fields.ts';
import { levels } from '../identity/sets.ts';
import { debt } from '../wallet/debts.ts';
import { networkName } from '../wallet/networks.ts';
import { withdrawalRejections } from '../wallet/sets.ts';
import { staff } from './refusals.ts';
import { withdrawalRow } from './withdrawal-row.ts';

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
