import type { ContractBook as Book } from '@quay/contract/perpetual';
import { type Account, type PositionRow, SYSTEM_ACCOUNTS_BELOW } from '@quay/core';
import { sql } from 'kysely';
import type { Query } from '../../database.ts';

/** What the queue of one side of a contract is made of: whoever holds a position there, and all that it stands on. */
export type QueueRows = {
  /** Of these owners, in all contracts: open, or with a margin of their own. */
  readonly positions: readonly PositionRow[];
  readonly balances: readonly Account[];
  /** What open orders hold, by owner and contract. */
  readonly holds: readonly { readonly owner: number; readonly market: string; readonly held: bigint }[];
};

export type QueueReads = {
  queueRows(contract: string, book: Book, asset: string, isLong: boolean): Promise<QueueRows>;
  /** Positions and balances of one owner in both books of contracts: of the insurance fund. */
  holdingsOf(owner: number): Promise<Pick<QueueRows, 'positions' | 'balances'>>;
};

export function queueReads(db: Query): QueueReads {
  return {
    async queueRows(contract, book, asset, isLong) {
      const onSide = sql`select owner from perpetual_positions
        where contract = ${contract} and owner >= ${SYSTEM_ACCOUNTS_BELOW} and quantity ${sql.raw(isLong ? '>' : '<')} 0`;
      const [positions, balances, holds] = await Promise.all([
        db.selectFrom('perpetualPositions').selectAll().where(sql<boolean>`owner in (${onSide})`).execute(),
        db
          .selectFrom('accounts')
          .selectAll()
          .where('book', '=', book)
          .where('asset', '=', asset)
          .where(sql<boolean>`owner in (${onSide})`)
          .execute(),
        sql<QueueRows['holds'][number]>`
          select owner, market, sum(held)::numeric(38,8) as held from perpetual_orders
          where status in ('open', 'waiting') and owner in (${onSide}) group by owner, market`.execute(db),
      ]);
      return { positions, balances, holds: holds.rows };
    },

    async holdingsOf(owner) {
      const [positions, balances] = await Promise.all([
        db.selectFrom('perpetualPositions').selectAll().where('owner', '=', owner).orderBy('contract').execute(),
        db
          .selectFrom('accounts')
          .selectAll()
          .where('owner', '=', owner)
          .where('book', 'in', ['contract', 'delivery'])
          .orderBy('book')
          .orderBy('asset')
          .execute(),
      ]);
      return { positions, balances };
    },
  };
}
