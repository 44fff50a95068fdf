import { sql } from 'kysely';
import type { Query } from '../../database.ts';
import { shownName } from '../../shown-name.ts';

/** What somebody's orders and what others say of them come to. */
export type ReputationRow = {
  readonly userId: number;
  /** Completed in the last 30 days. */
  readonly orders30: number;
  /** Ended by own fault in the last 30 days. */
  readonly faults30: number;
  readonly releaseSeconds: number | null;
  readonly paySeconds: number | null;
  readonly orders: number;
  readonly good: number;
  readonly bad: number;
  readonly counterparties: number;
};

export type ReviewRow = {
  readonly id: number;
  /** Account name of who wrote it. */
  readonly name: string;
  readonly good: boolean;
  readonly text: string;
  readonly at: number;
};

export type NewReview = {
  readonly orderId: number;
  readonly writer: number;
  readonly about: number;
  readonly good: boolean;
  readonly text: string;
  readonly at: number;
};

/** What people say of each other, and what is computed of their orders. */
export type ReviewsReads = {
  /** Of everybody who ever had an order, or of some. `since` is where the 30 days begin. */
  reputations(since: number, users?: readonly number[]): Promise<ReputationRow[]>;
  /** Newest first. */
  reviewsAbout(
    user: number,
    wanted: { readonly good?: boolean | undefined; readonly before?: number | undefined; readonly size: number },
  ): Promise<ReviewRow[]>;
  /** Gives whether it is the writer's first of this order. */
  addReview(review: NewReview): Promise<boolean>;
  reviewOf(orderId: number, writer: number): Promise<{ good: boolean; text: string } | undefined>;
};

export function reviewsReads(db: Query): ReviewsReads {
  return {
    async reputations(since, users) {
      const some = users && sql`and own.id = any(${users}::bigint[])`;
      const about = users && sql`where about = any(${users}::bigint[])`;
      const from = new Date(since);
      // A ruling says whose fault it was; a cancel or time-out is the payer's unless the seller was at fault for it.
      const { rows } = await sql<ReputationRow>`
        with ended as (
          select own.id as user_id, own.other, settled_at >= ${from} as is_recent,
            ended = 'released' or (ended = 'ruled-payer' and own.id = payer) as is_good,
            case ended
              when 'cancelled' then own.id = case when fault = 'accepted' then seller else payer end
              when 'timed-out' then own.id = case when coalesce(ruling_for, 'seller') = 'payer' then seller else payer end
              when 'ruled-seller' then own.id = payer
              when 'ruled-payer' then own.id = seller
              else false
            end as is_fault,
            case when own.id = seller and ended = 'released' then settled_at - paid_at end as released_in,
            case when own.id = payer then paid_at - opened_at end as paid_in
          from c2c_orders, lateral (values (payer, seller), (seller, payer)) as own (id, other)
          where settled_at is not null ${some ?? sql``}
        ), counted as (
          select user_id,
            count(*) filter (where is_good and is_recent) as orders30,
            count(*) filter (where is_fault and is_recent) as faults30,
            round(extract(epoch from avg(released_in) filter (where is_recent)))::bigint as release_seconds,
            round(extract(epoch from avg(paid_in) filter (where is_recent)))::bigint as pay_seconds,
            count(*) filter (where is_good) as orders,
            count(distinct other) filter (where is_good) as counterparties
          from ended group by user_id
        ), said as (
          select about as user_id, count(*) filter (where good) as good, count(*) filter (where not good) as bad
          from c2c_reviews ${about ?? sql``} group by about
        )
        select counted.*, coalesce(good, 0) as good, coalesce(bad, 0) as bad
        from counted left join said using (user_id)`.execute(db);
      return rows;
    },

    reviewsAbout(user, { good, before, size }) {
      let query = db
        .selectFrom('c2cReviews')
        .innerJoin('users', 'users.id', 'c2cReviews.writer')
        .select(['c2cReviews.id', 'good', 'text', 'at'])
        .select(shownName().as('name'))
        .where('about', '=', user);
      if (good !== undefined) query = query.where('good', '=', good);
      if (before !== undefined) query = query.where('c2cReviews.id', '<', before);
      return query.orderBy('c2cReviews.id', 'desc').limit(size).execute();
    },

    async addReview({ at, ...review }) {
      const added = await db
        .insertInto('c2cReviews')
        .values({ ...review, at: new Date(at) })
        .onConflict((known) => known.doNothing())
        .returning('id')
        .executeTakeFirst();
      return added !== undefined;
    },

    reviewOf: (orderId, writer) =>
      db
        .selectFrom('c2cReviews')
        .select(['good', 'text'])
        .where('orderId', '=', orderId)
        .where('writer', '=', writer)
        .executeTakeFirst(),
  };
}
