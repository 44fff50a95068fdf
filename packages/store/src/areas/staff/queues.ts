import type { Queue } from '@quay/contract/staff';
import { sql } from 'kysely';
import type { Query } from '../../database.ts';

export type QueueRow = {
  readonly queue: Queue;
  readonly waiting: number;
  readonly oldestAt: number | null;
  readonly overdue: number;
};

export type UserCounts = {
  readonly total: number;
  readonly today: number;
  readonly locked: number;
  readonly frozen: number;
};

export type QueueReads = {
  /** What waits for somebody. Only what was promised for a time can be overdue. */
  queues(now: number): Promise<QueueRow[]>;
  userCounts(dayStart: number): Promise<UserCounts>;
};

export function queueReads(db: Query): QueueReads {
  return {
    async queues(now) {
      const late = sql`count(*) filter (where due_at < ${new Date(now)})`;
      const reviews = (kinds: string) => sql`
        select count(*) as waiting, min(applied_at) as oldest_at, ${late} as overdue from reviews
        where state in ('applied', 'reviewing') and kind in (${sql.raw(kinds)})`;
      const { rows } = await sql<QueueRow>`
        select 'verification' as queue, * from (${reviews(`'basic', 'advanced', 'notary'`)}) as verification
        union all
        select 'merchants', * from (${reviews(`'merchant', 'merchant-refund'`)}) as merchants
        union all
        select 'resets', count(*), min(applied_at), ${late} from reset_requests where state in ('applied', 'seconded')
        union all
        select 'chat', count(*), min(waiting_since), 0 from conversations where waiting_since is not null
        union all
        select 'approvals', count(*), min(requested_at), 0 from approvals where state = 'open'
        union all
        select 'withdrawals', count(*), min(requested_at), 0 from withdrawals where state = 'reviewing'
        union all
        select 'chain', count(*), min(since), 0 from chain_alarms where ended_at is null
        union all
        select 'appeals', count(*), min(appealed_at), ${late}
        from (
          select appealed_at, coalesce(due_at, appealed_at + interval '24 hours') as due_at
          from c2c_orders left join c2c_appeals on c2c_appeals.order_id = c2c_orders.id
          where standing = 'open' and state in ('appealed', 'disputed')
        ) as appeals
        union all
        select 'credits', count(*), min(applied_at), count(*) filter (where application.due_at < ${new Date(now)})
        from credit_loans join credit_applications as application on application.id = credit_loans.application
        where status = 'reviewing'
        union all
        select 'cases', count(*), min(since), 0
        from (
          select max(id) as last, min(at) as since from value_cases group by owner, counterparty, day
        ) as cases
        where not exists (select from value_case_closings where case_id = last)
        union all
        select 'earn', count(*), min(since), 0
        from (
          select min(due_at) as since from earn_scheduled where status = 'waiting' group by product
          union all
          select min(due_at) from earn_redemptions where status = 'scheduled' group by product
          union all
          select min(settled_at) from liquidity_days where status = 'scheduled' group by asset
        ) as short`.execute(db);
      return rows;
    },

    async userCounts(dayStart) {
      const { rows } = await sql<UserCounts>`
        select count(*) as total,
          count(*) filter (where registered_at >= ${new Date(dayStart)}) as today,
          count(*) filter (where standing = 'locked') as locked,
          count(*) filter (where standing = 'frozen') as frozen
        from users`.execute(db);
      return rows[0]!;
    },
  };
}
