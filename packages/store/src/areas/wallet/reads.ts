import type { Account } from '@quay/core';
import type { Query } from '../../database.ts';

export type WalletReads = {
  /** Everything that the owner has or had, in all books. */
  balances(owner: number): Promise<Account[]>;
};

export function walletReads(db: Query): WalletReads {
  return {
    balances: (owner) =>
      db.selectFrom('accounts').selectAll().where('owner', '=', owner).orderBy('book').orderBy('asset').execute(),
  };
}
