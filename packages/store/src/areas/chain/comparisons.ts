import { sql } from 'kysely';
import type { Query } from '../../database.ts';

/** What came to a user's address of one coin up to a block, as rows and ledger have it. */
export type Arrived = {
  readonly asset: string;
  readonly address: string;
  /** Of transfers that stand: pending, too small, credited. */
  readonly atoms: bigint;
  /** 10⁻⁸ units: credited by the rows, and by the ledger. */
  readonly credited: bigint;
  readonly booked: bigint;
};
export type ForkCheck = { readonly userId: number; readonly asset: string };

/** What is held against the chain for each user. */
export type ComparisonReads = {
  /** Of one user all coins of which anything ever came. */
  arrived(network: string, user: number, block: number): Promise<Arrived[]>;
  /** Owners and coins that a fork has touched, below a block that is confirmed; those first that waited longest. */
  forkChecks(network: string, confirmed: number, size: number): Promise<ForkCheck[]>;
  /** It was looked at: it is over where all is right, else it is looked at again. */
  forkChecked(network: string, check: ForkCheck, isRight: boolean, at: number): Promise<void>;
};

export function comparisonReads(db: Query): ComparisonReads {
  return {
    async arrived(network, user, block) {
      const found = await sql<Arrived>`
        select t.asset, t.address,
          coalesce(sum(t.atoms) filter (where t.state in ('pending', 'small', 'credited') and t.block <= ${block}), 0)
            as atoms,
          coalesce(sum(t.amount) filter (where t.state = 'credited'), 0.00000000) as credited,
          (select coalesce(sum(c.amount), 0.00000000) from credits c
            where c.network = ${network} and c.owner = ${user} and c.asset = t.asset and c.state = 'credited') as booked
        from chain_transfers t
        where t.network = ${network} and t.user_id = ${user}
        group by t.asset, t.address
        order by t.asset`.execute(db);
      return found.rows;
    },

    forkChecks: (network, confirmed, size) =>
      db
        .selectFrom('forkChecks')
        .select(['userId', 'asset'])
        .where('network', '=', network)
        .where('dueBlock', '<=', confirmed)
        .orderBy(sql`looked_at nulls first`)
        .orderBy('userId')
        .limit(size)
        .execute(),

    async forkChecked(network, { userId, asset }, isRight, at) {
      if (!isRight) {
        await db
          .updateTable('forkChecks')
          .set({ lookedAt: new Date(at) })
          .where('network', '=', network)
          .where('userId', '=', userId)
          .where('asset', '=', asset)
          .execute();
        return;
      }
      await db
        .deleteFrom('forkChecks')
        .where('network', '=', network)
        .where('userId', '=', userId)
        .where('asset', '=', asset)
        .execute();
    },
  };
}
