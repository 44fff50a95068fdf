import { sql } from 'kysely';
import type { Query } from '../../database.ts';

/** Coins of a user that were credited and are still at the deposit address, as far as rows know. */
export type UnsweptRow = {
  readonly userId: number;
  readonly address: string;
  readonly asset: string;
  readonly amount: bigint;
};

/** How much is where, and what is on its way. */
export type ReserveReads = {
  unswept(network: string): Promise<UnsweptRow[]>;
  /**
   * What users have, by asset, without what is signed to leave: from then on those coins are the network's. The exchange
   * and the market makers of the simulated market are no users.
   */
  owedToUsers(): Promise<{ readonly asset: string; readonly units: bigint }[]>;
  /** Coins whose accounts, everybody's and the outside's, do not sum to zero, and the sum. None as long as we count right. */
  imbalances(): Promise<{ readonly asset: string; readonly units: bigint }[]>;
  pendingDeposits(network: string): Promise<number>;
  broadcasting(network: string): Promise<number>;
};

export function reserveReads(db: Query): ReserveReads {
  const count = async (query: Promise<{ readonly count: number | string | bigint } | undefined>) =>
    Number((await query)?.count ?? 0);

  return {
    async unswept(network) {
      const found = await sql<UnsweptRow>`
        select user_id as "userId", address, asset, sum(credited) - coalesce(max(swept), 0) as amount
        from (
          select user_id, address, asset, sum(amount) as credited
          from chain_transfers
          where network = ${network} and state = 'credited'
          group by user_id, address, asset
        ) as came
        left join lateral (
          select sum(amount) as swept
          from chain_transactions
          where network = ${network} and kind = 'sweep' and state = 'mined'
            and reference = came.user_id and asset = came.asset
        ) as went on true
        group by user_id, address, asset
        having sum(credited) > coalesce(max(swept), 0)
        order by user_id, asset`.execute(db);
      return found.rows;
    },

    async owedToUsers() {
      const found = await sql<{ asset: string; units: bigint }>`
        select asset, sum(units) as units
        from (
          select asset, available + frozen as units
          from accounts a join holders h on h.owner = a.owner
          where h.kind = 'user'
          union all
          select asset, -amount from withdrawals where state = 'broadcasting'
        ) as owed
        group by asset
        order by asset`.execute(db);
      return found.rows;
    },

    async imbalances() {
      const found = await sql<{ asset: string; units: bigint }>`
        select asset, sum(available + frozen) as units
        from accounts
        group by asset
        having sum(available + frozen) <> 0
        order by asset`.execute(db);
      return found.rows;
    },

    pendingDeposits: (network) =>
      count(
        db
          .selectFrom('chainTransfers')
          .select((of) => of.fn.countAll().as('count'))
          .where('network', '=', network)
          .where('state', '=', 'pending')
          .executeTakeFirst(),
      ),

    broadcasting: (network) =>
      count(
        db
          .selectFrom('withdrawals')
          .select((of) => of.fn.countAll().as('count'))
          .where('network', '=', network)
          .where('state', '=', 'broadcasting')
          .executeTakeFirst(),
      ),
  };
}
