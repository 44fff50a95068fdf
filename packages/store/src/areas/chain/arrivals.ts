import { type Selectable, sql } from 'kysely';
import type { Query } from '../../database.ts';
import type { ChainTables } from './tables.ts';

export type UnsupportedRow = Selectable<ChainTables['unsupportedArrivals']>;
export type SeenUnsupported = Omit<UnsupportedRow, 'id' | 'network' | 'seenAt'>;
export type RescanRow = Selectable<ChainTables['chainRescans']>;

/** So many of a user are kept: anybody may send worthless tokens to an address, as often as they like. */
const KEPT_OF_A_USER = 200;

export type ArrivalReads = {
  /** Writes down what cannot be credited; said again it changes nothing. Gives the users to whom something new came. */
  addUnsupported(network: string, arrivals: readonly SeenUnsupported[], at: number): Promise<number[]>;
  /** Newest first. */
  unsupportedOf(
    user: number,
    page: { readonly before?: number | undefined; readonly size: number },
  ): Promise<UnsupportedRow[]>;
  askRescan(network: string, from: number, to: number, by: number, at: number): Promise<number>;
  /** Notes that a block is to be read again when every endpoint tells of it. */
  rescanLater(network: string, block: number, at: number): Promise<void>;
  /** The oldest that has a block to read up to the confirmed one; those of staff come first. */
  openRescan(network: string, confirmed: number): Promise<RescanRow | undefined>;
  /** It has been read again up to a block, in which so many transfers were found that were not known. */
  rescanned(id: number, reached: number, found: number, at: number): Promise<void>;
  /** Newest first. */
  rescans(network: string, size: number): Promise<RescanRow[]>;
};

export function arrivalReads(db: Query): ArrivalReads {
  return {
    async addUnsupported(network, arrivals, at) {
      const users = new Set<number>();
      for (const { atoms, ...seen } of arrivals) {
        const { rows } = await sql<{ many: boolean }>`
          select count(*) >= ${KEPT_OF_A_USER} as many from unsupported_arrivals where user_id = ${seen.userId}`.execute(
          db,
        );
        if (rows[0]!.many) continue;
        const added = await db
          .insertInto('unsupportedArrivals')
          .values({ ...seen, network, atoms: String(atoms), seenAt: new Date(at) })
          .onConflict((known) => known.columns(['network', 'txHash', 'logIndex']).doNothing())
          .returning('id')
          .executeTakeFirst();
        if (added) users.add(seen.userId);
      }
      return [...users];
    },

    unsupportedOf(user, { before, size }) {
      let query = db.selectFrom('unsupportedArrivals').selectAll().where('userId', '=', user);
      if (before !== undefined) query = query.where('id', '<', before);
      return query.orderBy('id', 'desc').limit(size).execute();
    },

    async askRescan(network, from, to, by, at) {
      const { id } = await db
        .insertInto('chainRescans')
        .values({
          network,
          fromBlock: from,
          toBlock: to,
          reached: from - 1,
          requestedBy: by,
          requestedAt: new Date(at),
          doneAt: null,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    },

    async rescanLater(network, block, at) {
      const extended = await db
        .updateTable('chainRescans')
        .set({ toBlock: sql`greatest(to_block, ${block}::bigint)` })
        .where('network', '=', network)
        .where('requestedBy', 'is', null)
        .where('doneAt', 'is', null)
        .where('fromBlock', '<=', block)
        .where('toBlock', '>=', block - 1)
        .where('reached', '<', block)
        .executeTakeFirst();
      if (Number(extended.numUpdatedRows) > 0) return;
      const range = { network, fromBlock: block, toBlock: block, reached: block - 1 };
      await db
        .insertInto('chainRescans')
        .values({ ...range, requestedBy: null, requestedAt: new Date(at), doneAt: null })
        .execute();
    },

    openRescan: (network, confirmed) =>
      db
        .selectFrom('chainRescans')
        .selectAll()
        .where('network', '=', network)
        .where('doneAt', 'is', null)
        .where('reached', '<', confirmed)
        .orderBy(sql`requested_by is null`)
        .orderBy('id')
        .executeTakeFirst(),

    async rescanned(id, reached, found, at) {
      await db
        .updateTable('chainRescans')
        .set({
          reached,
          found: sql`found + ${found}::bigint`,
          doneAt: sql`case when to_block <= ${reached}::bigint then ${new Date(at)}::timestamptz end`,
        })
        .where('id', '=', id)
        .where('reached', '<', reached)
        .execute();
    },

    rescans: (network, size) =>
      db
        .selectFrom('chainRescans')
        .selectAll()
        .where('network', '=', network)
        .orderBy('id', 'desc')
        .limit(size)
        .execute(),
  };
}
