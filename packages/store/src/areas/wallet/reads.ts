import type { Account, Entry } from '@quay/core';
import type { Query } from '../../database.ts';
import { type DebtReads, debtReads } from './debts.ts';
import { type DepositReads, depositReads } from './deposits.ts';
import { type EntriesWanted, lineReads } from './lines.ts';
import { type MovementReads, movementReads } from './movements.ts';
import { type ProfitReads, profitReads } from './profit.ts';
import { type TestCoinReads, testCoinReads } from './test-coins.ts';

export type WalletReads = DepositReads &
  DebtReads &
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

export function walletReads(db: Query): WalletReads {
  const lines = lineReads(db);

  return {
    ...depositReads(db),
    ...debtReads(db),
    ...movementReads(db),
    ...profitReads(db),
    ...testCoinReads(db),
    balances: (owner) =>
      db.selectFrom('accounts').selectAll().where('owner', '=', owner).orderBy('book').orderBy('asset').execute(),
    entries: (owner, wanted) => lines(owner, wanted, 'desc'),
    entriesUpwards: (owner, wanted) => lines(owner, wanted, 'asc'),
  };
}
