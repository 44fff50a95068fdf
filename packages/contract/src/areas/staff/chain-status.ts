import { z } from 'zod';
import { call } from '../../call.ts';
import { decimal, id, nothing, symbol, time } from '../../fields.ts';
import { networkName } from '../wallet/networks.ts';
import { chainAlarms, chainCases } from './chain-cases.ts';

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
        requestedAt: time,
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
