import { LIQUIDITY_COIN } from '@quay/contract/liquidity';
import type { LinkedWallet, LiquidityDay, LiquidityTerms } from '@quay/core';
import { sql } from 'kysely';
import type { Query } from '../../database.ts';

/** How many wallets there are, and what of their income is not paid. */
export type LiquidityFigures = {
  readonly linked: number;
  /** What linked wallets held at their last readings that count, together. */
  readonly held: bigint;
  readonly scheduled: bigint;
  /** When the oldest payment that waits was due. */
  readonly scheduledSince: number | null;
  /** Days that are over and wait for readings. */
  readonly unread: number;
  /** What was paid in the last whole day. */
  readonly paidLastDay: bigint;
};

/** A day as staff see it. */
export type LiquidityDayOfStaff = LiquidityDay & { readonly username: string; readonly address: string };

export type LiquidityReads = {
  terms(): Promise<LiquidityTerms | undefined>;
  /** What somebody has linked, newest first. */
  wallets(owner: number): Promise<LinkedWallet[]>;
  wallet(owner: number, id: number): Promise<LinkedWallet | undefined>;
  byAddress(address: string): Promise<LinkedWallet | undefined>;
  /** Days of somebody, newest first. */
  days(owner: number, below: number, count: number): Promise<LiquidityDay[]>;
  /** The same after an id, oldest first. */
  daysAfter(owner: number, after: number, count: number): Promise<LiquidityDay[]>;
  figures(since: number): Promise<LiquidityFigures>;
  /** Wallets of a network that a reading in a part of a day is wanted of, which begins at `from`, in order. */
  toRead(network: string, day: number, part: number, after: number, count: number): Promise<LinkedWallet[]>;
  /** Days that wait, for the budget or for readings though they are over. */
  waitingOfStaff(today: number, count: number): Promise<LiquidityDayOfStaff[]>;
};

const HELD_OF_PART = ['firstHeld', 'secondHeld', 'thirdHeld'] as const;

export function liquidityReads(db: Query): LiquidityReads {
  const wallets = () => db.selectFrom('liquidityWallets').selectAll();
  return {
    terms: () => db.selectFrom('liquidityTerms').selectAll().where('asset', '=', LIQUIDITY_COIN).executeTakeFirst(),

    wallets: (owner) => wallets().where('owner', '=', owner).orderBy('id', 'desc').execute(),

    wallet: (owner, id) => wallets().where('owner', '=', owner).where('id', '=', id).executeTakeFirst(),

    byAddress: (address) => wallets().where('address', '=', address).executeTakeFirst(),

    days: (owner, below, count) =>
      db
        .selectFrom('liquidityDays')
        .selectAll()
        .where('owner', '=', owner)
        .where('id', '<', below)
        .orderBy('id', 'desc')
        .limit(count)
        .execute(),

    daysAfter: (owner, after, count) =>
      db
        .selectFrom('liquidityDays')
        .selectAll()
        .where('owner', '=', owner)
        .where('id', '>', after)
        .orderBy('id')
        .limit(count)
        .execute(),

    async figures(since) {
      const { rows } = await sql<LiquidityFigures>`
        select
          (select count(*) from liquidity_wallets where status = 'linked')::int as linked,
          (
            select coalesce(sum(last.lowest), 0)::numeric(38,8)
            from liquidity_wallets as wallet cross join lateral (
              select lowest from liquidity_days as day
              where day.wallet = wallet.id and day.lowest is not null order by day.day desc limit 1
            ) as last
            where wallet.status = 'linked'
          ) as held,
          (select coalesce(sum(income), 0)::numeric(38,8) from liquidity_days where status = 'scheduled') as scheduled,
          (select min(settled_at) from liquidity_days where status = 'scheduled') as scheduled_since,
          (
            select count(*) from liquidity_days as day join liquidity_terms as terms on terms.asset = day.asset
            where day.status = 'counting' and day.day <= terms.settled_day
          )::int as unread,
          (
            select coalesce(sum(income), 0)::numeric(38,8) from liquidity_days
            where settled_at >= ${new Date(since)} and status = 'paid'
          ) as paid_last_day`.execute(db);
      return rows[0]!;
    },

    toRead: (network, day, part, after, count) =>
      wallets()
        .where('network', '=', network)
        .where('id', '>', after)
        .where((is) =>
          is.or([
            is.and([
              is('status', '=', 'linked'),
              is('firstDay', '<=', day),
              is.not(
                is.exists(
                  is
                    .selectFrom('liquidityDays as read')
                    .select('read.id')
                    .whereRef('read.wallet', '=', 'liquidityWallets.id')
                    .where('read.day', '=', day)
                    .where(`read.${HELD_OF_PART[part]!}`, 'is not', null),
                ),
              ),
            ]),
            is.and([
              is('status', '=', 'ended'),
              is.exists(
                is
                  .selectFrom('liquidityDays as waiting')
                  .select('waiting.id')
                  .whereRef('waiting.wallet', '=', 'liquidityWallets.id')
                  .where('waiting.status', '=', 'counting'),
              ),
            ]),
          ]),
        )
        .orderBy('id')
        .limit(count)
        .execute(),

    waitingOfStaff: (today, count) =>
      db
        .selectFrom('liquidityDays as day')
        .innerJoin('users', 'users.id', 'day.owner')
        .innerJoin('liquidityWallets as wallet', 'wallet.id', 'day.wallet')
        .selectAll('day')
        .select(['users.username', 'wallet.address'])
        .where((is) =>
          is.or([
            is('day.status', '=', 'scheduled'),
            is.and([is('day.status', '=', 'counting'), is('day.day', '<', today)]),
          ]),
        )
        .orderBy('day.day')
        .orderBy('day.id')
        .limit(count)
        .execute(),
  };
}
