import type { ChainStatus } from '@quay/contract/staff';
import { text } from '@quay/money';
import type { Reads } from '@quay/store';
import type { Address } from 'viem';
import type { NetworkParts } from './network-parts.ts';
import { unitsOf } from './networks.ts';
import type { Reserves } from './reserves.ts';
import type { EndpointState } from './viem-access.ts';

/** What is looked at, for each network. */
export type Watched = NetworkParts & {
  readonly endpoints: readonly EndpointState[];
  readonly head: { readonly number: number; readonly at: number } | undefined;
};

type NetworkStatus = ChainStatus['networks'][number];
/** Decimals of the native coin of every network of this kind. */
const COIN_DECIMALS = 18;
/** So many of the latest ranges that are read again are told. */
const RESCANS = 5;

/** How networks, hot wallets and reserves stand, for staff. What cannot be asked now is left open. */
export async function chainStatus(
  networks: readonly Watched[],
  hotWallet: Address,
  rows: Reads['chain'],
  reserves: Reserves,
): Promise<ChainStatus> {
  const alarms = await rows.openAlarms();
  return {
    networks: await Promise.all(networks.map((watched) => statusOf(watched, hotWallet, rows, reserves.blocks))),
    reserves: reserves.last.map(({ asset: symbol, reserves: has, liabilities, enough }) => ({
      symbol,
      reserves: text(has),
      liabilities: text(liabilities),
      enough,
    })),
    alarms: alarms.map(({ id: _, endedAt: __, ...alarm }) => alarm),
  };
}

async function statusOf(
  watched: Watched,
  hotWallet: Address,
  rows: Reads['chain'],
  compared: Reserves['blocks'],
): Promise<NetworkStatus> {
  const { network, access, endpoints, head } = watched;
  const row = await rows.networkRow(network.name);
  const unswept = await rows.unswept(network.name);
  const gas = await asked(async () => unitsOf(await access.gasOf(hotWallet), COIN_DECIMALS));
  const coins = network.tokens.map(async ({ asset: symbol, contract, decimals, hotLow, hotHigh }) => {
    // A network that does not answer is not asked for each coin.
    const hot = gas && (await asked(async () => unitsOf(await access.tokensOf(contract, hotWallet), decimals)));
    const left = unswept.filter(({ asset }) => asset === symbol).reduce((sum, { amount }) => sum + amount, 0n);
    return { symbol, hot, low: text(hotLow), high: text(hotHigh), unswept: text(left) };
  });
  return {
    network: network.name,
    chainId: network.chainId,
    head: head?.number ?? null,
    headAt: head?.at ?? null,
    scanned: row?.scanned ?? null,
    compared: compared[network.name] ?? null,
    halted: row?.halted ?? false,
    haltedWhy: row?.haltedWhy ?? null,
    endpoints: endpoints.map(({ name, up, head: number }) => ({ name, up, head: number })),
    hotWallet,
    gas,
    coins: await Promise.all(coins),
    rescans: (await rows.rescans(network.name, RESCANS)).map((one) => ({
      from: one.fromBlock,
      to: one.toBlock,
      reached: one.reached,
      found: one.found,
      byStaff: one.askedBy !== null,
      askedAt: one.askedAt,
      doneAt: one.doneAt,
    })),
    pendingDeposits: await rows.pendingDeposits(network.name),
    broadcasting: await rows.broadcasting(network.name),
    cases: await casesOf(network.name, rows),
  };
}

/** Withdrawals that wait for staff, that are on their way again, or that left a debt. */
async function casesOf(network: string, rows: Reads['chain']): Promise<NetworkStatus['cases']> {
  const taken = (await rows.nonceTaken(network)).map(({ id, owner, asset, amount }) => ({
    case: 'nonce-taken' as const,
    withdrawalId: id,
    userId: owner,
    symbol: asset,
    amount: text(amount),
  }));
  const revised = (await rows.revisions(network)).map(({ withdrawal, owner, asset, amount, debt }) => ({
    case: debt > 0n ? ('owed' as const) : ('sent-again' as const),
    withdrawalId: withdrawal,
    userId: owner,
    symbol: asset,
    amount: text(debt > 0n ? debt : amount),
  }));
  return [...taken, ...revised];
}

async function asked(question: () => Promise<bigint>): Promise<string | null> {
  try {
    return text(await question());
  } catch {
    return null;
  }
}
