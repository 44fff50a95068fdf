import { type Selectable, sql } from 'kysely';
import type { Query } from '../../database.ts';
import type { ChainTables } from './tables.ts';

export type TransactionRow = Selectable<ChainTables['chainTransactions']>;
export type TransactionKind = TransactionRow['kind'];
export type NewTransaction = Omit<TransactionRow, 'id' | 'state' | 'block' | 'blockHash' | 'fee'>;
/** The block of a transaction, with what it cost there. */
type BlockName = { readonly number: number; readonly hash: string; readonly fee?: bigint | undefined };

/** All that was ever signed. It stands here before anybody sends it. */
export type TransactionReads = {
  /** Written once; the same hash again changes nothing. */
  addTransaction(transaction: NewTransaction): Promise<void>;
  /** Of what a sender has signed. */
  highestNonce(network: string, sender: string): Promise<number | undefined>;
  transactionsAt(network: string, sender: string, nonce: number): Promise<TransactionRow[]>;
  /** What was signed for a withdrawal, or for a user's deposit address; the newest first. */
  transactionsOf(kind: TransactionKind, reference: number): Promise<TransactionRow[]>;
  /** What brought coins of a retired hot wallet to the next one; the newest first. */
  movesOf(network: string, sender: string): Promise<TransactionRow[]>;
  /** What is signed and not yet known to be in a block, by sender and nonce. */
  openTransactions(network: string, kinds: readonly TransactionKind[]): Promise<TransactionRow[]>;
  /** One of a nonce is in a block: the others of that nonce will not be, unless the chain changes below it. */
  markTransaction(network: string, txHash: string, state: 'mined' | 'reverted', block: BlockName): Promise<void>;
  /** Settled ones whose block is not the one that was taken in at its height, or not taken in any more. */
  displaced(network: string): Promise<TransactionRow[]>;
  /** Settled ones of a sender from a nonce on. */
  settledFrom(network: string, sender: string, nonce: number): Promise<TransactionRow[]>;
  /** Nothing of this nonce is in a block any more: all that was signed for it may be sent again. */
  reopenNonce(network: string, sender: string, nonce: number): Promise<void>;
};

export function transactionReads(db: Query): TransactionReads {
  return {
    async addTransaction({ amount, at, ...transaction }) {
      await db
        .insertInto('chainTransactions')
        .values({
          ...transaction,
          amount: amount === null ? null : sql<bigint>`${`${amount}e-8`}::numeric`,
          state: 'signed',
          block: null,
          blockHash: null,
          fee: null,
          at: new Date(at),
        })
        .onConflict((known) => known.columns(['network', 'txHash']).doNothing())
        .execute();
    },

    async highestNonce(network, sender) {
      const found = await db
        .selectFrom('chainTransactions')
        .select((of) => of.fn.max('nonce').as('nonce'))
        .where('network', '=', network)
        .where('sender', '=', sender)
        .executeTakeFirst();
      return found?.nonce ?? undefined;
    },

    transactionsAt: (network, sender, nonce) =>
      db
        .selectFrom('chainTransactions')
        .selectAll()
        .where('network', '=', network)
        .where('sender', '=', sender)
        .where('nonce', '=', nonce)
        .orderBy('id', 'desc')
        .execute(),

    transactionsOf: (kind, reference) =>
      db
        .selectFrom('chainTransactions')
        .selectAll()
        .where('kind', '=', kind)
        .where('reference', '=', reference)
        .orderBy('id', 'desc')
        .execute(),

    movesOf: (network, sender) =>
      db
        .selectFrom('chainTransactions')
        .selectAll()
        .where('network', '=', network)
        .where('sender', '=', sender)
        .where('kind', '=', 'move')
        .orderBy('id', 'desc')
        .limit(100)
        .execute(),

    openTransactions: (network, kinds) =>
      db
        .selectFrom('chainTransactions')
        .selectAll()
        .where('network', '=', network)
        .where('state', '=', 'signed')
        .where('kind', 'in', kinds)
        .orderBy('sender')
        .orderBy('nonce')
        .orderBy('id', 'desc')
        .execute(),

    markTransaction: (network, txHash, state, block) =>
      db.transaction().execute(async (on) => {
        const marked = await on
          .updateTable('chainTransactions')
          .set({
            state,
            block: block.number,
            blockHash: block.hash,
            fee: block.fee === undefined ? null : String(block.fee),
          })
          .where('network', '=', network)
          .where('txHash', '=', txHash)
          .returning(['sender', 'nonce'])
          .executeTakeFirst();
        if (!marked) return;
        await on
          .updateTable('chainTransactions')
          .set({ state: 'replaced', block: null, blockHash: null, fee: null })
          .where('network', '=', network)
          .where('sender', '=', marked.sender)
          .where('nonce', '=', marked.nonce)
          .where('txHash', '<>', txHash)
          .execute();
      }),

    displaced: (network) =>
      db
        .selectFrom('chainTransactions')
        .leftJoin('chainBlocks', (on) =>
          on
            .onRef('chainBlocks.network', '=', 'chainTransactions.network')
            .onRef('chainBlocks.number', '=', 'chainTransactions.block'),
        )
        .selectAll('chainTransactions')
        .where('chainTransactions.network', '=', network)
        .where('chainTransactions.blockHash', 'is not', null)
        .where('chainTransactions.state', 'in', ['mined', 'reverted'])
        .where(
          sql<boolean>`chain_transactions.block >= (select min(number) from chain_blocks where network = ${network})
            and chain_blocks.hash is distinct from chain_transactions.block_hash`,
        )
        .orderBy('chainTransactions.nonce')
        .orderBy('chainTransactions.id')
        .execute(),

    settledFrom: (network, sender, nonce) =>
      db
        .selectFrom('chainTransactions')
        .selectAll()
        .where('network', '=', network)
        .where('sender', '=', sender)
        .where('nonce', '>=', nonce)
        .where('state', 'in', ['mined', 'reverted'])
        .orderBy('nonce')
        .execute(),

    async reopenNonce(network, sender, nonce) {
      await db
        .updateTable('chainTransactions')
        .set({ state: 'signed', block: null, blockHash: null, fee: null })
        .where('network', '=', network)
        .where('sender', '=', sender)
        .where('nonce', '=', nonce)
        .execute();
    },
  };
}
