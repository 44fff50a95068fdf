import type { HistoryType } from '@quay/contract/wallet';
import type { Transfer } from '@quay/core';
import { type RawBuilder, sql } from 'kysely';
import type { Query } from '../../database.ts';

/** A deposit, withdrawal, transfer or conversion. */
export type MovementRow = {
  readonly type: HistoryType;
  readonly id: number;
  readonly asset: string;
  readonly amount: bigint;
  /** What a conversion gave. */
  readonly takenAsset: string | null;
  readonly takenAmount: bigint | null;
  readonly state: string;
  readonly detail: string;
  readonly at: number;
};

export type MovementsWanted = {
  readonly type?: HistoryType | undefined;
  readonly asset?: string | undefined;
  readonly offset: number;
  readonly size: number;
};

export type MovementReads = {
  /** Newest first; of one moment always in the same order. */
  movements(owner: number, wanted: MovementsWanted): Promise<MovementRow[]>;
  /** Newest first. */
  transfers(owner: number, page: { readonly before?: number | undefined; readonly size: number }): Promise<Transfer[]>;
};

type Kind = {
  readonly columns: RawBuilder<unknown>;
  readonly table: RawBuilder<unknown>;
  readonly owner: RawBuilder<unknown>;
  /** Newest first. */
  readonly order: RawBuilder<unknown>;
  /** Whether a coin is part of it. */
  readonly has: (asset: string) => RawBuilder<boolean>;
};

const asset = (name: string): RawBuilder<boolean> => sql`asset = ${name}`;

const kinds: Readonly<Record<HistoryType, Kind>> = {
  deposit: {
    columns: sql`id, asset, amount, null::text as taken_asset, null::numeric(38,8) as taken_amount, state,
      network as detail, seen_at as at`,
    table: sql`chain_transfers`,
    owner: sql`user_id`,
    // Networks are looked at side by side: their ids may be a moment out of order.
    order: sql`seen_at desc, id desc`,
    has: asset,
  },
  withdrawal: {
    columns: sql`id, asset, -amount as amount, null::text as taken_asset, null::numeric(38,8) as taken_amount, state,
      network as detail, requested_at as at`,
    table: sql`withdrawals`,
    owner: sql`owner`,
    order: sql`id desc`,
    has: asset,
  },
  transfer: {
    columns: sql`id, asset, amount, null::text as taken_asset, null::numeric(38,8) as taken_amount, 'success' as state,
      from_book || '>' || to_book as detail, at`,
    table: sql`transfers`,
    owner: sql`owner`,
    order: sql`id desc`,
    has: asset,
  },
  convert: {
    columns: sql`id, give as asset, -give_amount as amount, take as taken_asset, take_amount as taken_amount,
      'success' as state, '' as detail, at`,
    table: sql`conversions`,
    owner: sql`owner`,
    order: sql`id desc`,
    has: (name) => sql`(give = ${name} or take = ${name})`,
  },
};

export function movementReads(db: Query): MovementReads {
  return {
    async movements(owner, { type, asset: name, offset, size }) {
      const types = type === undefined ? (Object.keys(kinds) as HistoryType[]) : [type];
      // Each kind has an index of its own, by which no page reads more than it must.
      const parts = types.map((one) => {
        const { columns, table, owner: who, order, has } = kinds[one];
        const coin = name === undefined ? sql`` : sql`and ${has(name)}`;
        return sql`(
          select ${one}::text as type, ${columns} from ${table}
          where ${who} = ${owner} ${coin} order by ${order} limit ${offset + size}
        )`;
      });
      const { rows } = await sql<MovementRow>`
        select type, id, asset, amount, taken_asset, taken_amount, state, detail, at
        from (${sql.join(parts, sql` union all `)}) as movement
        order by at desc, type, id desc limit ${size} offset ${offset}`.execute(db);
      return rows;
    },

    transfers(owner, { before, size }) {
      let query = db.selectFrom('transfers').selectAll().where('owner', '=', owner);
      if (before !== undefined) query = query.where('id', '<', before);
      return query.orderBy('id', 'desc').limit(size).execute();
    },
  };
}
