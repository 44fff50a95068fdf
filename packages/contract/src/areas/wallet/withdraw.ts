import { z } from 'zod';
import { call } from '../../call.ts';
import { decimal, symbol } from '../../fields.ts';
import { proof, proofRefusals } from '../../proof.ts';
import { identity } from '../identity/refusals.ts';
import { networkName } from './networks.ts';
import { wallet } from './refusals.ts';
import { type Withdrawal, withdrawal } from './withdrawal.ts';

export const withdrawRequest = z.strictObject({
  symbol,
  network: networkName,
  address: z.string().max(100),
  amount: decimal.describe('leaves the balance, the fee within it'),
  requestId: z.string().max(64).describe('1 to 36 letters, digits, - or _; sending it again returns the first result'),
  fundPassword: z.string().max(1000).describe('as it is, or encrypted to the key of /rsa_pub'),
  proof,
});

export const withdrawResponse = withdrawal;

/** Asks for a withdrawal to a saved address. It cannot be taken back; the coins are frozen until it is over. */
export const withdraw = call<z.infer<typeof withdrawRequest>, Withdrawal>({
  name: 'wallet/withdraw',
  way: 'withdrawal',
  method: 'POST',
  path: '/asset/withdraw',
  permission: 'user',
  refusals: [
    wallet['sending-stopped'],
    wallet['request-id-malformed'],
    wallet['amount-malformed'],
    wallet['withdrawal-coin'],
    wallet['network-unknown'],
    wallet['withdrawals-closed'],
    wallet['outside-hours'],
    wallet['security-missing'],
    wallet['withdrawals-held'],
    wallet['address-malformed'],
    wallet['address-checksum'],
    wallet['address-not-saved'],
    wallet['address-waits'],
    wallet['address-ours'],
    wallet['address-token'],
    wallet['address-burn'],
    wallet['address-precompile'],
    wallet['address-is-contract'],
    wallet['amount-below-min'],
    wallet['amount-above-max'],
    wallet['level-needed'],
    wallet['purchase-held'],
    wallet['encrypted-malformed'],
    identity['fund-password-wrong'],
    identity['fund-password-locked'],
    ...proofRefusals,
    wallet['request-id-reused'],
    wallet['debt-open'],
    wallet['withdrawal-pending'],
    wallet['day-count-used'],
    wallet['day-amount-used'],
    wallet['balance-too-small'],
  ],
  about: 'Asks for a withdrawal to a saved address. It cannot be taken back; the coins are frozen until it is over.',
});
