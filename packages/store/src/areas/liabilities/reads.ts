import type { LiabilitySum, LiabilityTree } from '@quay/contract/wallet';
import { type Selectable, sql } from 'kysely';
import { arrayOf } from '../../columns.ts';
import type { Query } from '../../database.ts';
import type { LiabilityTables } from './tables.ts';

export type LeafRow = Omit<Selectable<LiabilityTables['liabilityLeaves']>, 'day' | 'asset'>;
export type NodeRow = Omit<Selectable<LiabilityTables['liabilityNodes']>, 'day' | 'asset'>;
/** What a user holds of an asset in all books, available and frozen, and what they save: that is lent, and owed to them all the same. */
export type Claim = { readonly user: number; readonly asset: string; readonly units: bigint };

/** A tree of one asset, whole. */
export type BuiltTree = {
  readonly sum: LiabilitySum;
  readonly leaves: Iterable<LeafRow>;
  readonly nodes: Iterable<NodeRow>;
};

/** What users are owed after one batch of the journal, and when that was. */
export type Claims = { readonly seq: number; readonly at: number; readonly claims: readonly Claim[] };

export type LiabilityReads = {
  /** What is owed to users, all at one batch. The exchange and its market makers are no users. */
  claims(): Promise<Claims>;
  hasTree(day: string): Promise<boolean>;
  /**
   * Keeps a day's trees for good, each as it comes. False when the day has some already: what was published never
   * changes.
   */
  publish(of: Omit<LiabilityTree, 'sums'>, built: AsyncIterable<BuiltTree>): Promise<boolean>;
  /** The newest trees, newest first. */
  published(count: number): Promise<LiabilityTree[]>;
  treeOf(day: string): Promise<LiabilityTree | undefined>;
  /** The leaves of a user on a day, by asset and part. */
  leavesOf(user: number, day: string): Promise<(LeafRow & { readonly asset: string })[]>;
  /** Nodes of a tree by level and place. */
  nodes(
    day: string,
    asset: string,
    wanted: readonly { readonly level: number; readonly position: number }[],
  ): Promise<NodeRow[]>;
};

/** Rows of one statement: some milliseconds of work. */
const CHUNK = 1_000;

export function liabilityReads(db: Query): LiabilityReads {
  return {
    claims: () =>
      db
        .transaction()
        .setIsolationLevel('repeatable read')
        .execute(async (all) => {
          const projected = await sql<{ seq: number; at: number }>`select seq, at from projected`.execute(all);
          const found = await sql<Claim>`
            select o.owner as "user", o.asset, sum(o.units) as units
            from (
              select owner, asset, available + frozen as units from accounts
              union all
              select owner, asset, principal from earn_savings where status = 'holding'
            ) o join holders h on h.owner = o.owner
            where h.kind = 'user'
            group by o.owner, o.asset
            having sum(o.units) > 0
            order by o.asset, o.owner`.execute(all);
          return { ...projected.rows[0]!, claims: found.rows };
        }),

    hasTree: async (day) =>
      (await db.selectFrom('liabilityTrees').select('seq').where('day', '=', day).executeTakeFirst()) !== undefined,

    publish: (of, built) =>
      db.transaction().execute(async (all) => {
        const { day, at, seq } = of;
        const row = { day, at: new Date(at), seq, published: JSON.stringify({ ...of, sums: [] }) };
        const added = await all
          .insertInto('liabilityTrees')
          .values(row)
          .onConflict((known) => known.doNothing())
          .returning('seq')
          .executeTakeFirst();
        if (!added) return false;
        const sums: LiabilitySum[] = [];
        for await (const { sum, leaves, nodes } of built) {
          for (const some of chunksOf(leaves)) await addLeaves(all, day, sum.symbol, some);
          for (const some of chunksOf(nodes)) await addNodes(all, day, sum.symbol, some);
          sums.push(sum);
        }
        const published = JSON.stringify({ ...of, sums });
        await all.updateTable('liabilityTrees').set({ published }).where('day', '=', day).execute();
        return true;
      }),

    published: async (count) => {
      const rows = await db
        .selectFrom('liabilityTrees')
        .select('published')
        .orderBy('day', 'desc')
        .limit(count)
        .execute();
      return rows.map((row) => row.published);
    },

    treeOf: async (day) =>
      (await db.selectFrom('liabilityTrees').select('published').where('day', '=', day).executeTakeFirst())?.published,

    leavesOf: (user, day) =>
      db
        .selectFrom('liabilityLeaves')
        .select(['asset', 'position', 'userId', 'part', 'salt', 'units'])
        .where('userId', '=', user)
        .where('day', '=', day)
        .orderBy('asset')
        .orderBy('part')
        .execute(),

    nodes: (day, asset, wanted) =>
      db
        .selectFrom('liabilityNodes')
        .select(['level', 'position', 'hash', 'units'])
        .where('day', '=', day)
        .where('asset', '=', asset)
        .where((where) => where.or(wanted.map(({ level, position }) => where.and({ level, position }))))
        .execute(),
  };
}

function* chunksOf<Row>(rows: Iterable<Row>): Generator<Row[]> {
  let chunk: Row[] = [];
  for (const row of rows) {
    chunk.push(row);
    if (chunk.length < CHUNK) continue;
    yield chunk;
    chunk = [];
  }
  if (chunk.length > 0) yield chunk;
}

const addLeaves = (db: Query, day: string, asset: string, rows: readonly LeafRow[]) =>
  sql`
    insert into liability_leaves (day, asset, position, user_id, part, salt, units)
    select ${day}::date, ${asset}::text, * from unnest(
      ${arrayOf('id', rows, 'position')}::bigint[], ${arrayOf('id', rows, 'userId')}::bigint[],
      ${arrayOf('id', rows, 'part')}::smallint[], ${arrayOf('bytes', rows, 'salt')}::bytea[],
      ${arrayOf('text', rows, 'units')}::text[])`.execute(db);

const addNodes = (db: Query, day: string, asset: string, rows: readonly NodeRow[]) =>
  sql`
    insert into liability_nodes (day, asset, level, position, hash, units)
    select ${day}::date, ${asset}::text, * from unnest(
      ${arrayOf('id', rows, 'level')}::smallint[], ${arrayOf('id', rows, 'position')}::bigint[],
      ${arrayOf('bytes', rows, 'hash')}::bytea[], ${arrayOf('text', rows, 'units')}::text[])`.execute(db);
