import { z } from 'zod';
import { call } from '../../call.ts';
import { decimal, id, symbol } from '../../fields.ts';
import { proof, proofRefusals } from '../../proof.ts';
import { identity } from '../identity/refusals.ts';
import { wallet } from './refusals.ts';
import { type UserTransferLine, userTransfer } from './user-transfer.ts';

export const sendToUserRequest = z.strictObject({
  recipient: id.describe('UID, as `/asset/send/recipient` gave it'),
  symbol,
  amount: decimal,
  requestId: z.string().max(64).describe('1 to 36 letters, digits, - or _; sending it again returns the first result'),
  fundPassword: z.string().max(1000).describe('as it is, or encrypted to the key of /rsa_pub'),
  proof,
});

export const sendToUserResponse = userTransfer;

/** Gives coins to another user at once, from spot to spot. It cannot be taken back, and counts in the limits of withdrawals. */
export const sendToUser = call<z.infer<typeof sendToUserRequest>, UserTransferLine>({
  name: 'wallet/send-to-user',
  way: 'withdrawal',
  method: 'POST',
  path: '/asset/send',
  permission: 'user',
  refusals: [
    wallet['sending-stopped'],
    wallet['request-id-malformed'],
    wallet['amount-malformed'],
    wallet['withdrawal-coin'],
    wallet['security-missing'],
    wallet['withdrawals-held'],
    wallet['recipient-unknown'],
    wallet['send-to-oneself'],
    wallet['recipient-closed'],
    wallet['recipient-stopped'],
    wallet['purchase-held'],
    wallet['encrypted-malformed'],
    identity['fund-password-wrong'],
    identity['fund-password-locked'],
    ...proofRefusals,
    wallet['request-id-reused'],
    wallet['debt-open'],
    wallet['day-count-used'],
    wallet['day-amount-used'],
    wallet['balance-too-small'],
  ],
  about:
    'Gives coins to another user at once, from spot to spot. It cannot be taken back, and counts in the limits of withdrawals.',
});
