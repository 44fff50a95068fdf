import type { DepositState } from '@quay/contract/wallet';
import { sql } from 'kysely';
import type { Query } from '../../database.ts';

/** A transfer that was seen to a user's deposit address, as far as its owner is told. */
export type DepositRow = {
  readonly id: number;
  readonly asset: string;
  readonly network: string;
  readonly amount: bigint;
  readonly state: DepositState;
  readonly address: string;
  readonly sender: string;
  readonly txHash: string;
  readonly block: number;
  readonly seenAt: number;
  readonly creditedAt: number | null;
  /** Of one that was reversed, what its owner still owes. */
  readonly owed: bigint | null;
  /** The block up to which its network was looked at. */
  readonly scanned: number | null;
};

export type DepositsWanted = {
  readonly asset?: string | undefined;
  readonly state?: DepositState | undefined;
  readonly before?: number | undefined;
  readonly size: number;
};

export type DepositReads = {
  /** Newest first. */
  deposits(user: number, wanted: DepositsWanted): Promise<DepositRow[]>;
  deposit(user: number, id: number): Promise<DepositRow | undefined>;
};

export function depositReads(db: Query): DepositReads {
  const own = (user: number) =>
    db
      .selectFrom('chainTransfers as seen')
      .leftJoin('chainNetworks as known', 'known.network', 'seen.network')
      .select(['seen.id', 'seen.asset', 'seen.network', 'seen.amount', 'seen.state', 'seen.address', 'seen.sender'])
      .select(['seen.txHash', 'seen.block', 'seen.seenAt', 'seen.creditedAt', 'known.scanned'])
      .select(
        sql<bigint | null>`(
          select d."left" from credits c join debts d on d.reference = c.id and d.state = 'open'
          where c.network = seen.network and c.tx_hash = seen.tx_hash and c.log_index = seen.number
            and c.state = 'reversed'
          order by d.id desc limit 1
        )`.as('owed'),
      )
      .where('seen.userId', '=', user);

  return {
    deposits(user, { asset, state, before, size }) {
      let query = own(user);
      if (asset !== undefined) query = query.where('seen.asset', '=', asset);
      if (state !== undefined) query = query.where('seen.state', '=', state);
      if (before !== undefined) query = query.where('seen.id', '<', before);
      return query.orderBy('seen.id', 'desc').limit(size).execute();
    },

    deposit: (user, id) => own(user).where('seen.id', '=', id).executeTakeFirst(),
  };
}
