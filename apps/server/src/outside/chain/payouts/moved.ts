import type { Withdrawal } from '@quay/core';
import { type Address, isAddressEqual } from 'viem';
import { type ChainAccess, ChainUnreachable, type FullReceipt, type TransferLog } from '../chain-access.ts';
import type { Network, Token } from '../networks.ts';
import { atomsFor } from './matching.ts';

/**
 * What a transaction of ours moved. `less`: the token kept part of it on the way. `nothing`: it succeeded, and moved
 * nothing. `unsure`: receipt, logs and balances contradict each other.
 */
export type Moved = 'paid' | 'less' | 'reverted' | 'nothing' | 'unsure';

/**
 * Holds the receipt that every endpoint agrees on against two other witnesses: the logs of its block, asked for anew, and
 * what the balances of both ends did in that block, as every endpoint has it.
 */
export async function movedBy(
  receipt: FullReceipt,
  withdrawal: Withdrawal,
  { network, access, hotWallet }: { network: Network; access: ChainAccess; hotWallet: Address },
): Promise<Moved> {
  const token = network.tokens.find(({ asset }) => asset === withdrawal.asset)!;
  const atoms = atomsFor(network, withdrawal)!;
  const to = withdrawal.address as Address;
  const block = await access.block(receipt.block);
  if (block?.hash !== receipt.blockHash) throw new ChainUnreachable(`${network.name} replaces block ${receipt.block}`);
  const logs = await access.transfers(block, [token.contract]);
  const isPayment = (log: TransferLog) =>
    log.txHash === receipt.txHash &&
    isAddressEqual(log.contract, token.contract) &&
    isAddressEqual(log.from, hotWallet) &&
    isAddressEqual(log.to, to) &&
    log.atoms === atoms;
  const isNotified = receipt.transfers.some(isPayment);
  if (isNotified !== logs.some(isPayment)) return 'unsure';

  const hot = await changeOf(access, token, hotWallet, receipt.block);
  const theirs = await changeOf(access, token, to, receipt.block);
  if (hot === undefined || theirs === undefined || hot !== netOf(logs, hotWallet)) return 'unsure';
  const missing = netOf(logs, to) - theirs;
  if (isNotified) {
    if (!receipt.succeeded || missing < 0n || missing >= atoms) return 'unsure';
    return missing === 0n ? 'paid' : 'less';
  }
  if (missing !== 0n) return 'unsure';
  if (!receipt.succeeded) return receipt.transfers.length === 0 ? 'reverted' : 'unsure';
  return 'nothing';
}

/** What a block did to a balance, if every endpoint says the same. */
async function changeOf(
  access: ChainAccess,
  { contract }: Token,
  address: Address,
  block: number,
): Promise<bigint | undefined> {
  const before = await access.tokensAgreed(contract, address, block - 1);
  const after = await access.tokensAgreed(contract, address, block);
  return before === undefined || after === undefined ? undefined : after - before;
}

/** What the logs of a block say that an address got, less what it gave. */
function netOf(logs: readonly TransferLog[], address: Address): bigint {
  let net = 0n;
  for (const { from, to, atoms } of logs) {
    if (isAddressEqual(to, address)) net += atoms;
    if (isAddressEqual(from, address)) net -= atoms;
  }
  return net;
}
