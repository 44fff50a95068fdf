import type { Withdrawal } from '@quay/core';
import type { Reads } from '@quay/store';
import type { Hex } from 'viem';
import type { CorePort } from '../../../core-host/port.ts';
import { type Signer, SignerUnavailable } from '../../signer/protocol.ts';
import type { HotWallet } from '../hot-wallets.ts';
import type { NetworkParts } from '../network-parts.ts';

/** What a user is told of. `again`: it had been paid, and a change of the chain took the transaction away. */
export type PayoutEvent = 'sent' | 'success' | 'failed' | 'again';

export type PayoutNeeds = {
  readonly signer: Signer;
  readonly rows: Reads['chain'];
  readonly core: CorePort;
  notify(event: PayoutEvent, withdrawal: Withdrawal): void;
  readonly now: () => number;
};

export type PayoutParts = NetworkParts & PayoutNeeds;
export type Transaction = Awaited<ReturnType<Reads['chain']['transactionsOf']>>[number];
export type Signed = Pick<Transaction, 'nonce' | 'txHash' | 'raw'>;

export const subjectOf = ({ id }: Pick<Withdrawal, 'id'>): string => `withdrawal ${id}`;
/** A transaction that is in no block after so many is looked after: sent again, or replaced, and staff are notified. */
export const STUCK_BLOCKS = 10;

/** The hot wallet that signed a withdrawal: its transactions say so. */
export async function walletOf(
  { id }: Pick<Withdrawal, 'id'>,
  { rows, wallets }: Pick<PayoutParts, 'rows' | 'wallets'>,
): Promise<HotWallet> {
  const [latest] = await rows.transactionsOf('withdrawal', id);
  return (latest && (await wallets.at(latest.sender))) ?? (await wallets.all())[0]!;
}

/** What a retired hot wallet has still to do keeps nothing else waiting when its key cannot be used: staff say whether it is lost. */
export async function whileItSigns(
  { index, address, retired }: HotWallet,
  { alarms }: Pick<PayoutParts, 'alarms'>,
  work: () => Promise<void>,
): Promise<void> {
  const subject = `key of hot wallet ${index}`;
  try {
    await work();
    if (retired) await alarms.end('stuck-transaction', subject);
  } catch (error) {
    if (!retired || !(error instanceof SignerUnavailable)) throw error;
    const detail = `the key of hot wallet ${address} cannot be used, and it has something to do. If it is lost, say so`;
    await alarms.raise('stuck-transaction', detail, subject);
  }
}

/** The name of a block that a receipt is in. */
export const blockOf = ({ block, blockHash }: { readonly block: number; readonly blockHash: Hex }) => ({
  number: block,
  hash: blockHash,
});
