import { z } from 'zod';
import { call } from '../../call.ts';
import { decimal, id, idText, nothing, sizeText, symbol, time } from '../../fields.ts';
import { proof, proofRefusals } from '../../proof.ts';
import { identity } from '../identity/refusals.ts';
import { networkName } from './networks.ts';
import { wallet } from './refusals.ts';
import { withdrawalRejections, withdrawalStates } from './sets.ts';

export const withdrawal = z.object({
  withdrawalId: id,
  symbol,
  network: networkName,
  address: z.string(),
  label: z.string().nullable().describe('of the saved address, while it is there'),
  amount: decimal.describe('leaves the balance, the fee within it'),
  fee: decimal,
  received: decimal.describe('arrives at the address'),
  state: z.enum(withdrawalStates),
  status: z.number().int().min(0).max(3).describe('0 reviewing, 1 waiting for release, 2 failed, 3 success'),
  again: z.boolean().describe('it had been paid, a change of the network took that back, and it is sent again'),
  needs: z.number().int().describe('approvals of staff that it needs; 0 when rules alone decide'),
  rejection: z.enum(withdrawalRejections).nullable(),
  remark: z.string().nullable(),
  txHash: z.string().nullable(),
  confirmations: z.number().int(),
  confirmationsNeeded: z.number().int(),
  requestedAt: time,
  doneAt: time.nullable(),
});
export type Withdrawal = z.infer<typeof withdrawal>;

export const withdrawalTermsRequest = nothing;
export const withdrawalTermsResponse = z.object({
  symbol,
  available: decimal.describe('in the spot book'),
  dayLimit: decimal.describe('most that may leave in a UTC day at this level of verification'),
  dayLeft: decimal,
  dayCount: z.number().int().describe('most withdrawals in a UTC day'),
  dayCountLeft: z.number().int(),
  opensAt: z.string().describe('`HH:MM`, UTC'),
  closesAt: z.string().describe('`HH:MM`, UTC; the same as opening means always'),
  pendingId: id.nullable().describe('the withdrawal that is still on its way; one at a time'),
  byRules: decimal.describe('up to here nobody of staff has to look, when nothing is unusual'),
});
export type WithdrawalTerms = z.infer<typeof withdrawalTermsResponse>;
/** What a withdrawal of this user could be just now. Whether it may be at all says `/wallet/withdraw/walletWithdrawEnable`. */
export const withdrawalTerms = call<z.infer<typeof withdrawalTermsRequest>, WithdrawalTerms>({
  name: 'wallet/withdrawal-terms',
  method: 'GET',
  path: '/asset/withdraw/terms',
  permission: 'user',
  refusals: [],
  about: 'What a withdrawal of this user could be just now.',
});

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

export const withdrawalsRequest = z.strictObject({
  state: z.enum(withdrawalStates).optional(),
  before: idText.optional(),
  size: sizeText.optional(),
});
export const withdrawalsResponse = z.array(withdrawal);
/** The user's withdrawals, newest first, 20 a page. */
export const withdrawals = call<z.infer<typeof withdrawalsRequest>, Withdrawal[]>({
  name: 'wallet/withdrawals',
  method: 'GET',
  path: '/asset/withdraw/list',
  permission: 'user',
  refusals: [],
  about: "The user's withdrawals, newest first, 20 a page.",
});

export const withdrawalDetailRequest = z.strictObject({ withdrawalId: idText });
export const withdrawalDetailResponse = withdrawal;
/** One withdrawal of the user. */
export const withdrawalDetail = call<z.infer<typeof withdrawalDetailRequest>, Withdrawal>({
  name: 'wallet/withdrawal-detail',
  method: 'GET',
  path: '/asset/withdraw/:withdrawalId',
  permission: 'user',
  refusals: [wallet['withdrawal-unknown']],
  about: 'One withdrawal of the user.',
});
