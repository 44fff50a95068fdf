import type { ChainStatus } from '@quay/contract/staff';
import type { Withdrawal } from '@quay/core';
import { text } from '@quay/money';
import type { Reads } from '@quay/store';
import type { HotWallet } from './hot-wallets.ts';
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
  rows: Reads['chain'],
  reserves: Reserves,
): Promise<ChainStatus> {
  const alarms = await rows.openAlarms();
  return {
    networks: await Promise.all(networks.map((watched) => statusOf(watched, rows, reserves.blocks))),
    reserves: reserves.last.map(({ asset: symbol, reserves: has, liabilities, enough }) => ({
      symbol,
      reserves: text(has),
      liabilities: text(liabilities),
      enough,
    })),
    alarms: alarms.map(({ id: _, endedAt: __, ...alarm }) => alarm),
  };
}

async function statusOf(watched: Watched, rows: Reads['chain'], compared: Reserves['blocks']): Promise<NetworkStatus> {
  const { network, access, wallets, endpoints, head } = watched;
  const all = await wallets.all();
  const { address: hotWallet, index } = all.at(-1)!;
  const row = await rows.networkRow(network.name);
  const unswept = await rows.unswept(network.name);
  const gas = await request(async () => unitsOf(await access.gasOf(hotWallet), COIN_DECIMALS));
  const coins = network.tokens.map(async ({ asset: symbol, contract, decimals, hotLow, hotHigh }) => {
    // A network that does not answer is not asked for each coin.
    const hot = gas && (await request(async () => unitsOf(await access.tokensOf(contract, hotWallet), decimals)));
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
    hotWalletIndex: index,
    retired: await Promise.all(all.slice(0, -1).map((one) => retiredOf(watched, one))),
    gas,
    coins: await Promise.all(coins),
    rescans: (await rows.rescans(network.name, RESCANS)).map((one) => ({
      from: one.fromBlock,
      to: one.toBlock,
      reached: one.reached,
      found: one.found,
      byStaff: one.requestedBy !== null,
      requestedAt: one.requestedAt,
      doneAt: one.doneAt,
    })),
    pendingDeposits: await rows.pendingDeposits(network.name),
    broadcasting: await rows.broadcasting(network.name),
    cases: await casesOf(network.name, rows),
  };
}

/** A hot wallet before the one that signs: what it still has. */
async function retiredOf(
  { network, access }: Watched,
  { index, address, retired }: HotWallet,
): Promise<NetworkStatus['retired'][number]> {
  const held = network.tokens.map(async ({ asset: symbol, contract, decimals }) => ({
    symbol,
    amount: await request(async () => unitsOf(await access.tokensOf(contract, address), decimals)),
  }));
  const coins = (await Promise.all(held)).filter(({ amount }) => amount !== '0');
  return { wallet: index, address, lost: retired?.lost ?? false, block: retired?.block ?? 0, coins };
}

/** Withdrawals that wait for staff, that are on their way again, or that left a debt. */
async function casesOf(network: string, rows: Reads['chain']): Promise<NetworkStatus['cases']> {
  const waits = (name: 'nonce-taken' | 'key-lost', found: readonly Withdrawal[]) =>
    found.map(({ id, owner, asset, amount }) => ({
      case: name,
      withdrawalId: id,
      userId: owner,
      symbol: asset,
      amount: text(amount),
    }));
  const taken = await rows.nonceTaken(network);
  const lost = (await rows.keyLost(network)).filter(({ id }) => !taken.some((one) => one.id === id));
  const debts = (await rows.paidTwice(network)).map(({ reference, owner, asset, left }) => ({
    case: 'owed' as const,
    withdrawalId: reference,
    userId: owner,
    symbol: asset,
    amount: text(left),
  }));
  const revised = (await rows.revisions(network)).map(({ withdrawal, owner, asset, amount, debt }) => ({
    case: debt > 0n ? ('owed' as const) : ('sent-again' as const),
    withdrawalId: withdrawal,
    userId: owner,
    symbol: asset,
    amount: text(debt > 0n ? debt : amount),
  }));
  return [...waits('nonce-taken', taken), ...waits('key-lost', lost), ...revised, ...debts];
}

async function request(question: () => Promise<bigint>): Promise<string | null> {
  try {
    return text(await question());
  } catch {
    return null;
  }
}
