import { z } from 'zod';
import { call } from '../../call.ts';
import { decimal, nothing, symbol, time } from '../../fields.ts';
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
] as const;
export type ChainAlarm = (typeof chainAlarms)[number];

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
});
export const chainStatusRequest = nothing;
export const chainStatusResponse = z.object({
  networks: z.array(networkStatus),
  reserves: z.array(z.object({ symbol, reserves: decimal, liabilities: decimal, enough: z.boolean() })),
  alarms: z.array(
    z.object({ alarm: z.enum(chainAlarms), network: networkName, detail: z.string(), since: time, lastAt: time }),
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
