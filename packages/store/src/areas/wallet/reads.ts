import type { Book, Cause } from '@quay/contract/wallet';
import type { Account, Entry } from '@quay/core';
import { sql } from 'kysely';
import type { Query } from '../../database.ts';
import { idsOf, type Span } from '../../moments.ts';
import { type DepositReads, depositReads } from './deposits.ts';
import { type MovementReads, movementReads } from './movements.ts';
import { type ProfitReads, profitReads } from './profit.ts';
import { type TestCoinReads, testCoinReads } from './test-coins.ts';

export type EntriesWanted = Span & {
  readonly asset?: string | undefined;
  readonly book?: Book | undefined;
  readonly cause?: Cause | undefined;
  readonly size: number;
};

export type WalletReads = DepositReads &
  MovementReads &
  ProfitReads &
  TestCoinReads & {
    /** Everything that the owner has or had, in all books. */
    balances(owner: number): Promise<Account[]>;
    /** Lines of the owner's ledger, newest first. */
    entries(owner: number, wanted: EntriesWanted): Promise<Entry[]>;
    /** The same, oldest first, for a file. */
    entriesUpwards(owner: number, wanted: EntriesWanted): Promise<Entry[]>;
  };

/** Nearly all lines of a user have one of these causes; the others have an index of their own. */
const COMMON: readonly string[] = ['trade', 'fee'];

export function walletReads(db: Query): WalletReads {
  async function page(owner: number, wanted: EntriesWanted, direction: 'asc' | 'desc'): Promise<Entry[]> {
    const { asset, book, cause, size, ...span } = wanted;
    const { least, below } = await idsOf(db, 'entries', span);
    if (cause !== undefined && !COMMON.includes(cause)) {
      let rare = db.selectFrom('entries').selectAll().where('owner', '=', owner).where('cause', '=', cause);
      rare = rare.where(sql<boolean>`cause not in ('trade', 'fee') and owner >= 1000`);
      if (asset !== undefined) rare = rare.where('asset', '=', asset);
      if (book !== undefined) rare = rare.where('book', '=', book);
      return rare.where('id', '>=', least).where('id', '<', below).orderBy('id', direction).limit(size).execute();
    }
    // Each account is read from its own stretch of one index; an owner has few.
    return db
      .selectFrom('accounts as account')
      .innerJoinLateral(
        (from) => {
          let query = from.selectFrom('entries').selectAll().whereRef('owner', '=', 'account.owner');
          query = query.whereRef('book', '=', 'account.book').whereRef('asset', '=', 'account.asset');
          query = query.where('id', '>=', least).where('id', '<', below);
          if (cause !== undefined) query = query.where('cause', '=', cause);
          return query.orderBy('id', direction).limit(size).as('entry');
        },
        (join) => join.onTrue(),
      )
      .selectAll('entry')
      .where('account.owner', '=', owner)
      .$if(asset !== undefined, (query) => query.where('account.asset', '=', asset!))
      .$if(book !== undefined, (query) => query.where('account.book', '=', book!))
      .orderBy('entry.id', direction)
      .limit(size)
      .execute();
  }

  return {
    ...depositReads(db),
    ...movementReads(db),
    ...profitReads(db),
    ...testCoinReads(db),
    balances: (owner) =>
      db.selectFrom('accounts').selectAll().where('owner', '=', owner).orderBy('book').orderBy('asset').execute(),
    entries: (owner, wanted) => page(owner, wanted, 'desc'),
    entriesUpwards: (owner, wanted) => page(owner, wanted, 'asc'),
  };
}
