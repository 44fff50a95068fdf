import { type Selectable, sql } from 'kysely';
import type { Query } from '../../database.ts';
import type { ChainTables } from './tables.ts';

export type TransactionRow = Selectable<ChainTables['chainTransactions']>;
export type TransactionKind = TransactionRow['kind'];
export type NewTransaction = Omit<TransactionRow, 'id' | 'state' | 'block'>;

/** All that was ever signed. It stands here before anybody sends it. */
export type TransactionReads = {
  /** Written once; the same hash again changes nothing. */
  addTransaction(transaction: NewTransaction): Promise<void>;
  /** Of what a sender has signed. */
  highestNonce(network: string, sender: string): Promise<number | undefined>;
  transactionsAt(network: string, sender: string, nonce: number): Promise<TransactionRow[]>;
  /** What was signed for a withdrawal, or for a user's deposit address; the newest first. */
  transactionsOf(kind: TransactionKind, reference: number): Promise<TransactionRow[]>;
  /** What is signed and not yet known to be in a block, by sender and nonce. */
  openTransactions(network: string, kinds: readonly TransactionKind[]): Promise<TransactionRow[]>;
  /** One of a nonce is in a block: all others of that nonce never will be. */
  markTransaction(network: string, txHash: string, state: 'mined' | 'reverted', block: number): Promise<void>;
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
          .set({ state, block })
          .where('network', '=', network)
          .where('txHash', '=', txHash)
          .returning(['sender', 'nonce'])
          .executeTakeFirst();
        if (!marked) return;
        await on
          .updateTable('chainTransactions')
          .set({ state: 'replaced' })
          .where('network', '=', network)
          .where('sender', '=', marked.sender)
          .where('nonce', '=', marked.nonce)
          .where('txHash', '<>', txHash)
          .execute();
      }),
  };
}
