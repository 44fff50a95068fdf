import type { Withdrawal } from '@quay/core';
import type { Reads } from '@quay/store';
import type { Hex } from 'viem';
import type { CorePort } from '../../../core-host/port.ts';
import type { Signer } from '../../signer/protocol.ts';
import type { NetworkParts } from '../network-parts.ts';

/** What a user is told of. `again`: it had been paid, and a change of the chain took the transaction away. */
export type PayoutEvent = 'sent' | 'success' | 'failed' | 'again';

export type PayoutNeeds = {
  readonly signer: Signer;
  readonly rows: Reads['chain'];
  readonly core: CorePort;
  told(event: PayoutEvent, withdrawal: Withdrawal): void;
  readonly now: () => number;
};

export type PayoutParts = NetworkParts & PayoutNeeds;
export type Transaction = Awaited<ReturnType<Reads['chain']['transactionsOf']>>[number];
export type Signed = Pick<Transaction, 'nonce' | 'txHash' | 'raw'>;

export const subjectOf = ({ id }: Pick<Withdrawal, 'id'>): string => `withdrawal ${id}`;
/** A transaction that is in no block after so many is looked after: sent again, or replaced, and staff hear of it. */
export const STUCK_BLOCKS = 10;

/** The name of a block that a receipt is in. */
export const blockOf = ({ block, blockHash }: { readonly block: number; readonly blockHash: Hex }) => ({
  number: block,
  hash: blockHash,
});
