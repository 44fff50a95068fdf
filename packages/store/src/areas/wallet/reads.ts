import type { Cause } from '@quay/contract/wallet';
import type { Account, Entry } from '@quay/core';
import type { Query } from '../../database.ts';
import { type DebtReads, debtReads } from './debts.ts';
import { type DepositReads, depositReads } from './deposits.ts';
import { type EntriesWanted, lineReads } from './lines.ts';
import { type MovementReads, movementReads } from './movements.ts';
import { type ProfitReads, profitReads } from './profit.ts';
import { type TestCoinReads, testCoinReads } from './test-coins.ts';
import { type UserTransferReads, userTransferReads } from './user-transfers.ts';

export type WalletReads = DepositReads &
  DebtReads &
  MovementReads &
  ProfitReads &
  TestCoinReads &
  UserTransferReads & {
    /** Everything that the owner has or had, in all books. */
    balances(owner: number): Promise<Account[]>;
    /** Lines of the owner's ledger, newest first. */
    entries(owner: number, wanted: EntriesWanted): Promise<Entry[]>;
    /** The same, oldest first, for a file. */
    entriesUpwards(owner: number, wanted: EntriesWanted): Promise<Entry[]>;
    /** Whether coins ever came in from anywhere but practice funds and the owner's own trades and books. */
    gotCoins(owner: number): Promise<boolean>;
  };

/** What only turns coins that the owner has already, or that are for practice. A cause that is not named here brings coins in. */
const OWN_COINS: readonly Cause[] = [
  'practice-funds',
  'trade',
  'fee',
  'transfer',
  'convert',
  'withdrawal',
  'escrow',
  'escrow-return',
  'contract-profit',
  'contract-cover',
  'contract-shortfall',
];

export function walletReads(db: Query): WalletReads {
  const lines = lineReads(db);

  return {
    ...depositReads(db),
    ...debtReads(db),
    ...movementReads(db),
    ...profitReads(db),
    ...testCoinReads(db),
    ...userTransferReads(db),
    balances: (owner) =>
      db.selectFrom('accounts').selectAll().where('owner', '=', owner).orderBy('book').orderBy('asset').execute(),
    entries: (owner, wanted) => lines(owner, wanted, 'desc'),
    entriesUpwards: (owner, wanted) => lines(owner, wanted, 'asc'),
    async gotCoins(owner) {
      const came = db.selectFrom('entries').select('id').where('owner', '=', owner).where('amount', '>', 0n);
      return (await came.where('cause', 'not in', OWN_COINS).limit(1).executeTakeFirst()) !== undefined;
    },
  };
}
