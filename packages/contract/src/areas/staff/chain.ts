import { z } from 'zod';
import { call } from '../../call.ts';
import { decimal, id, nothing, symbol, time } from '../../fields.ts';
import { networkName } from '../wallet/networks.ts';
import { staff } from './refusals.ts';
import { type Asked, asked } from './team.ts';

export const chainAlarms = [
  'endpoint-down',
  'endpoints-disagree',
  'wrong-chain',
  'reorganised-after-credit',
  'hot-wallet-low',
  'hot-wallet-high',
  'hot-wallet-empty',
  'nonce-gap',
  'reserves-short',
  'books-unbalanced',
  'stuck-transaction',
  'token-unexpected',
  'database-changed',
  'signer-away',
  'deposits-differ',
] as const;
export type ChainAlarm = (typeof chainAlarms)[number];

/** Alarms of something that happened: they ring until staff have looked. The others end with what they are about. */
export const eventAlarms: readonly ChainAlarm[] = ['reorganised-after-credit', 'nonce-gap', 'token-unexpected'];

/**
 * Withdrawals that a change of the chain, or a transaction of somebody else, has touched. `nonce-taken`: staff decide;
 * `key-lost`: the hot wallet that sent it cannot use its nonce up, and staff decide when it is not paid;
 * `sent-again`: it had been paid and is on its way again; `owed`: it was paid after its coins were given back, and its
 * owner no longer had them.
 */
export const chainCases = ['nonce-taken', 'key-lost', 'sent-again', 'owed'] as const;
export type ChainCase = (typeof chainCases)[number];

export const networkStatus = z.object({
  network: networkName,
  chainId: z.number().int(),
  head: z.number().int().nullable(),
  headAt: time.nullable(),
  scanned: z.number().int().nullable().describe('last block whose transfers were taken in'),
  compared: z.number().int().nullable().describe('block at which reserves were last held against what is owed'),
  halted: z.boolean(),
  haltedWhy: z.string().nullable(),
  endpoints: z.array(z.object({ name: z.string(), up: z.boolean(), head: z.number().int().nullable() })),
  hotWallet: z.string(),
  hotWalletIndex: z.number().int().describe('0 for the first one'),
  retired: z
    .array(
      z.object({
        wallet: z.number().int(),
        address: z.string(),
        lost: z.boolean().describe('its key cannot sign any more'),
        block: z.number().int().describe('at which the next one took its place'),
        coins: z.array(z.object({ symbol, amount: decimal.nullable() })).describe('what it still has'),
      }),
    )
    .describe('hot wallets before this one'),
  gas: decimal.nullable().describe('native coin of the hot wallet, for fees'),
  coins: z.array(
    z.object({
      symbol,
      hot: decimal.nullable(),
      low: decimal,
      high: decimal,
      unswept: decimal.describe('credited, still at deposit addresses'),
    }),
  ),
  rescans: z
    .array(
      z.object({
        from: z.number().int(),
        to: z.number().int(),
        reached: z.number().int(),
        found: z.number().int().describe('transfers that were not known'),
        byStaff: z.boolean().describe('else an endpoint was away when the blocks were read'),
        askedAt: time,
        doneAt: time.nullable(),
      }),
    )
    .describe('blocks that are read again, or were, the newest first'),
  pendingDeposits: z.number().int(),
  broadcasting: z.number().int(),
  cases: z.array(z.object({ case: z.enum(chainCases), withdrawalId: id, userId: id, symbol, amount: decimal })),
});
export const chainStatusRequest = nothing;
export const chainStatusResponse = z.object({
  networks: z.array(networkStatus),
  reserves: z.array(z.object({ symbol, reserves: decimal, liabilities: decimal, enough: z.boolean() })),
  alarms: z.array(
    z.object({
      alarm: z.enum(chainAlarms),
      network: networkName,
      subject: z.string().describe('what it is about; empty for the network as a whole'),
      detail: z.string(),
      since: time,
      lastAt: time,
    }),
  ),
});
export type ChainStatus = z.infer<typeof chainStatusResponse>;
/** How the networks, the hot wallets and the reserves stand, and what is wrong. */
export const chainStatus = call<z.infer<typeof chainStatusRequest>, ChainStatus>({
  name: 'staff/chain-status',
  method: 'GET',
  path: '/console/api/chain',
  permission: 'staff:chain',
  refusals: [],
  about: 'How the networks, the hot wallets and the reserves stand, and what is wrong.',
});

export const haltNetworkRequest = z.strictObject({ network: networkName, reason: z.string().trim().max(500) });
export const haltNetworkResponse = nothing;
/** Halts deposits and withdrawals of a network at once. Only two people open it again. */
export const haltNetwork = call<z.infer<typeof haltNetworkRequest>, z.infer<typeof haltNetworkResponse>>({
  name: 'staff/halt-network',
  method: 'POST',
  path: '/console/api/chain/halt',
  permission: 'staff:chain',
  refusals: [staff['reason-missing'], staff['network-unknown'], staff['network-halted']],
  about: 'Halts deposits and withdrawals of a network at once. Only two people open it again.',
});

export const resumeNetworkRequest = z.strictObject({ network: networkName, reason: z.string().trim().max(500) });
export const resumeNetworkResponse = asked;
/** Opens a halted network again; a second person approves it. */
export const resumeNetwork = call<z.infer<typeof resumeNetworkRequest>, Asked>({
  name: 'staff/resume-network',
  method: 'POST',
  path: '/console/api/chain/resume',
  permission: 'staff:chain',
  refusals: [staff['reason-missing'], staff['network-unknown'], staff['network-running']],
  about: 'Opens a halted network again; a second person approves it.',
});

/** Accounts of the house that can bear what left the hot wallet by a transaction that Quay did not make. */
export const outflowAccounts = ['bad-debt', 'network-fees'] as const;
export type OutflowAccount = (typeof outflowAccounts)[number];

export const adoptTransactionRequest = z.strictObject({
  network: networkName,
  txHash: z.string().regex(/^0x[0-9a-fA-F]{64}$/),
  account: z.enum(outflowAccounts),
  reason: z.string().trim().max(500),
});
export const adoptTransactionResponse = asked;
/** Adopts a transaction of the hot wallet that Quay did not make; a second person approves it. */
export const adoptTransaction = call<z.infer<typeof adoptTransactionRequest>, Asked>({
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

export const releaseWithdrawalRequest = z.strictObject({
  network: networkName,
  withdrawalId: id,
  act: z.enum(['repay', 'reject']),
  reason: z.string().trim().max(500),
});
export const releaseWithdrawalResponse = asked;
/** Pays a withdrawal again whose nonce another transaction has used, or gives its coins back; a second person approves it. */
export const releaseWithdrawal = call<z.infer<typeof releaseWithdrawalRequest>, Asked>({
  name: 'staff/release-withdrawal',
  method: 'POST',
  path: '/console/api/chain/release',
  permission: 'staff:chain',
  refusals: [staff['reason-missing'], staff['network-unknown'], staff['withdrawal-unknown'], staff['nonce-not-final']],
  about:
    'Pays a withdrawal again whose nonce another transaction has used, or gives its coins back; a second person approves it.',
});

export const retireHotWalletRequest = z.strictObject({
  network: networkName,
  wallet: z.number().int().nonnegative().describe('the one that is to sign nothing new any more'),
  lost: z.boolean().describe('its key cannot sign at all: nothing of it can be moved, and no nonce used up'),
  reason: z.string().trim().max(500),
});
export const retireHotWalletResponse = asked;
/** Lets the next hot wallet of a network take the place of the one that signs; a second person approves it. */
export const retireHotWallet = call<z.infer<typeof retireHotWalletRequest>, Asked>({
  name: 'staff/retire-hot-wallet',
  method: 'POST',
  path: '/console/api/chain/retire-hot-wallet',
  permission: 'staff:chain',
  refusals: [staff['reason-missing'], staff['network-unknown'], staff['hot-wallet-retired'], staff['hot-wallet-last']],
  about: 'Lets the next hot wallet of a network take the place of the one that signs; a second person approves it.',
});

export const closeAlarmRequest = z.strictObject({
  network: networkName,
  alarm: z.enum(chainAlarms),
  subject: z.string().max(200),
});
export const closeAlarmResponse = nothing;
/** Ends an alarm of something that happened, after somebody has looked. */
export const closeAlarm = call<z.infer<typeof closeAlarmRequest>, z.infer<typeof closeAlarmResponse>>({
  name: 'staff/close-alarm',
  method: 'POST',
  path: '/console/api/chain/close-alarm',
  permission: 'staff:chain',
  refusals: [staff['network-unknown'], staff['alarm-unknown']],
  about: 'Ends an alarm of something that happened, after somebody has looked.',
});

/** Most blocks of one rescan. */
export const RESCAN_MAX = 10_000;

export const rescanNetworkRequest = z.strictObject({
  network: networkName,
  from: z.number().int(),
  to: z.number().int(),
  reason: z.string().trim().max(500),
});
export const rescanNetworkResponse = nothing;
/** Reads blocks of a network again by every endpoint: deposits that were missed are found, none is credited twice. */
export const rescanNetwork = call<z.infer<typeof rescanNetworkRequest>, z.infer<typeof rescanNetworkResponse>>({
  name: 'staff/rescan-network',
  method: 'POST',
  path: '/console/api/chain/rescan',
  permission: 'staff:chain',
  refusals: [staff['reason-missing'], staff['network-unknown'], staff['rescan-malformed']],
  about:
    'Reads blocks of a network again by every endpoint: deposits that were missed are found, none is credited twice.',
});
