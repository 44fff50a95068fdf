import type { PositionRow, SourceRow, Taking, TierRow, TierVersion, TriggerRow } from '@quay/core';
import { sql } from 'kysely';
import type { Query } from '../../database.ts';

/** A version of a contract's margin tiers with its rows, the smallest floor first. */
export type VersionOfTiers = TierVersion & { readonly rows: readonly TierRow[] };

/** What contracts have besides the orders and fills of every product. */
export type PerpetualReads = {
  /** Also those of nothing, in which only leverage and mode were chosen; in the order of their contracts. */
  positions(owner: number): Promise<PositionRow[]>;
  /** Every version, of one contract or of all, oldest first. */
  tierVersions(contract?: string): Promise<VersionOfTiers[]>;
  /** The last fact of each source, of one coin or of all, by coin and name. */
  sources(coin?: string): Promise<SourceRow[]>;
  /** Triggers that stand, of one contract or of all, newest first. */
  openTriggers(owner: number, contract?: string): Promise<TriggerRow[]>;
  /** Triggers that are over, newest first. */
  triggerHistory(owner: number, query: TriggersQuery): Promise<TriggerRow[]>;
  trigger(owner: number, id: number): Promise<TriggerRow | undefined>;
  /** What changed hands of an owner in a contract without an order since a moment, oldest first. */
  takingsSince(owner: number, contract: string, since: number): Promise<Taking[]>;
};

export type TriggersQuery = {
  readonly market?: string | undefined;
  readonly below: number;
  readonly size: number;
};

/** In the words of the partial indexes, so that the planner knows them. */
const stands = sql<boolean>`status in ('waiting', 'armed', 'active', 'retrying')`;
const isOver = sql<boolean>`status not in ('waiting', 'armed', 'active', 'retrying')`;

export function perpetualReads(db: Query): PerpetualReads {
  return {
    positions: (owner) =>
      db.selectFrom('perpetualPositions').selectAll().where('owner', '=', owner).orderBy('contract').execute(),

    async tierVersions(contract) {
      let versions = db.selectFrom('perpetualTierVersions').selectAll();
      let rows = db.selectFrom('perpetualTierRows').selectAll();
      if (contract !== undefined) {
        versions = versions.where('contract', '=', contract);
        rows = rows.where('contract', '=', contract);
      }
      const [all, tiers] = await Promise.all([
        versions.orderBy('contract').orderBy('version').execute(),
        rows.orderBy('tier').execute(),
      ]);
      return all.map((version) => ({
        ...version,
        rows: tiers.filter((row) => row.contract === version.contract && row.version === version.version),
      }));
    },

    sources(coin) {
      let query = db.selectFrom('perpetualSources').selectAll();
      if (coin !== undefined) query = query.where('coin', '=', coin);
      return query.orderBy('coin').orderBy('source').execute();
    },

    openTriggers(owner, contract) {
      let query = db.selectFrom('perpetualTriggers').selectAll().where('owner', '=', owner).where(stands);
      if (contract !== undefined) query = query.where('contract', '=', contract);
      return query.orderBy('id', 'desc').execute();
    },

    triggerHistory(owner, { market, below, size }) {
      let query = db.selectFrom('perpetualTriggers').selectAll().where('owner', '=', owner).where(isOver);
      if (market !== undefined) query = query.where('contract', '=', market);
      return query.where('id', '<', below).orderBy('id', 'desc').limit(size).execute();
    },

    trigger: (owner, id) =>
      db.selectFrom('perpetualTriggers').selectAll().where('owner', '=', owner).where('id', '=', id).executeTakeFirst(),

    takingsSince: (owner, contract, since) =>
      db
        .selectFrom('perpetualTakings')
        .selectAll()
        .where((is) => is.or([is('owner', '=', owner), is('counterparty', '=', owner)]))
        .where('contract', '=', contract)
        .where(sql<boolean>`at >= ${new Date(since)}`)
        .orderBy('id')
        .execute(),
  };
}
