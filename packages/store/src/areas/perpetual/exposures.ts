import { type LiquidationCase, type SettingChange, SYSTEM_ACCOUNTS_BELOW, type SyncingRow } from '@quay/core';
import { sql } from 'kysely';
import type { Query } from '../../database.ts';
import type { QueueRows } from './queue.ts';

/** What staff watch of all positions at once. */
export type ExposureReads = {
  /** Of every owner but system accounts who has an open position: all positions, and what they stand on. */
  exposureRows(): Promise<QueueRows>;
  /** Login names of those who hold positions. An owner that is no user has none. */
  namesOf(owners: readonly number[]): Promise<ReadonlyMap<number, string>>;
  /** Contracts whose prices are not trusted yet. */
  syncing(): Promise<SyncingRow[]>;
  /** Groups that are being liquidated. */
  liquidationCases(): Promise<LiquidationCase[]>;
  /** Changes of a contract's settings, newest first. */
  settingChanges(contract: string, below: number, count: number): Promise<SettingChange[]>;
};

const holding = sql`select owner from perpetual_positions where owner >= ${SYSTEM_ACCOUNTS_BELOW} and quantity <> 0`;

export function exposureReads(db: Query): ExposureReads {
  return {
    async exposureRows() {
      const [positions, balances, holds] = await Promise.all([
        db.selectFrom('perpetualPositions').selectAll().where(sql<boolean>`owner in (${holding})`).execute(),
        db
          .selectFrom('accounts')
          .selectAll()
          .where('book', 'in', ['contract', 'delivery'])
          .where(sql<boolean>`owner in (${holding})`)
          .execute(),
        sql<QueueRows['holds'][number]>`
          select owner, market, sum(held)::numeric(38,8) as held from perpetual_orders
          where status in ('open', 'waiting') and owner in (${holding}) group by owner, market`.execute(db),
      ]);
      return { positions, balances, holds: holds.rows };
    },

    async namesOf(owners) {
      if (owners.length === 0) return new Map();
      const named = await db
        .selectFrom('users')
        .select(['id', 'username'])
        .where('id', 'in', [...owners])
        .execute();
      return new Map(named.map(({ id, username }) => [id, username]));
    },

    syncing: () => db.selectFrom('perpetualSyncing').selectAll().orderBy('contract').execute(),

    liquidationCases: () => db.selectFrom('perpetualCases').selectAll().orderBy('id').execute(),

    settingChanges: (contract, below, count) =>
      db
        .selectFrom('perpetualSettingChanges')
        .selectAll()
        .where('contract', '=', contract)
        .where('id', '<', below)
        .orderBy('id', 'desc')
        .limit(count)
        .execute(),
  };
}
