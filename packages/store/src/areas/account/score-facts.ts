import type { ScoreFacts } from '@quay/contract/account';
import { sql } from 'kysely';
import type { Query } from '../../database.ts';

export type ScoreReads = {
  /** What the credit score of somebody is made of. */
  scoreFacts(user: number, now: number): Promise<ScoreFacts | undefined>;
};

export function scoreReads(db: Query): ScoreReads {
  return {
    async scoreFacts(user, now) {
      const { rows } = await sql<ScoreFacts>`
        select
          level,
          greatest(0, floor(extract(epoch from ${new Date(now)}::timestamptz - registered_at) / 86400))::int as days,
          (
            select count(*) from c2c_orders
            where (taker = ${user} or advertiser = ${user}) and state = 'completed'
          )::int as c2c_orders,
          (
            (select count(*) from loans where owner = ${user} and status = 'repaid')
            + (select count(*) from credit_loans
               where owner = ${user} and status = 'repaid' and ended_at <= due_at)
          )::int as loans_repaid,
          (
            select count(*) from credit_loans
            where owner = ${user} and (status = 'overdue' or status = 'repaid' and ended_at > due_at)
          )::int as loans_late,
          (select count(*) from loans where owner = ${user} and status = 'liquidated')::int as pledges_sold
        from users where id = ${user}`.execute(db);
      return rows[0];
    },
  };
}
