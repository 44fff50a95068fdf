import type { CaseState } from '@quay/contract/staff';
import { sql } from 'kysely';
import type { Query } from '../../database.ts';
import { storedProducts } from '../../products.ts';

/** What one user gave to another in a UTC day, under the number of its last row. */
export type CaseRow = {
  readonly id: number;
  readonly owner: number;
  readonly ownerName: string;
  readonly counterparty: number;
  readonly counterpartyName: string;
  readonly day: number;
  readonly amount: bigint;
  /** Trades and C2C orders between the two in that day, the first and the last. */
  readonly trades: number;
  readonly firstAt: number;
  readonly lastAt: number;
  readonly closedBy: string | null;
  readonly closedAt: number | null;
  readonly closedReason: string | null;
};

export type CasesWanted = {
  readonly state?: CaseState | undefined;
  /** On either side. */
  readonly user?: number | undefined;
  /** Only smaller ids; pages go down. */
  readonly before?: number | undefined;
  readonly size: number;
};

export type CaseReads = {
  /** Newest first. */
  cases(wanted: CasesWanted): Promise<CaseRow[]>;
  /** Who gave in the case of this number, to whom, and the number that the case has now: it grew if that is another. */
  caseOf(id: number): Promise<{ owner: number; counterparty: number; last: number } | undefined>;
  /** Whether it was open until now. */
  closeCase(closing: { id: number; by: string; at: number; reason: string }): Promise<boolean>;
};

/** Trades of every product between the two of a page's row. */
const tradesBetween = sql.join(
  storedProducts.flatMap(({ trades }) => {
    const table = sql.table(trades.name);
    return [
      sql`select at from ${table} where buyer = page.owner and seller = page.counterparty`,
      sql`select at from ${table} where buyer = page.counterparty and seller = page.owner`,
    ];
  }),
  sql` union all `,
);

export function caseReads(db: Query): CaseReads {
  return {
    async cases({ state, user, before, size }) {
      const wanted = [
        state === 'open' ? sql`closed.case_id is null` : undefined,
        state === 'closed' ? sql`closed.case_id is not null` : undefined,
        user === undefined ? undefined : sql`(found.owner = ${user} or found.counterparty = ${user})`,
        before === undefined ? undefined : sql`found.id < ${before}`,
      ].filter((one) => one !== undefined);
      const { rows } = await sql<CaseRow>`
        with page as (
          select found.*, closed.by as closed_by, closed.at as closed_at, closed.reason as closed_reason
          from (
            select max(id) as id, owner, counterparty, day, max(amount) as amount
            from value_cases group by owner, counterparty, day
          ) as found
          left join value_case_closings as closed on closed.case_id = found.id
          where ${wanted.length === 0 ? sql`true` : sql.join(wanted, sql` and `)}
          order by found.id desc limit ${size}
        )
        select page.id, page.owner, giver.username as owner_name, page.counterparty,
          receiver.username as counterparty_name, page.day, greatest(page.amount, given.amount) as amount,
          met.trades, met.first_at, met.last_at, page.closed_by, page.closed_at, page.closed_reason
        from page
        join users as giver on giver.id = page.owner
        join users as receiver on receiver.id = page.counterparty
        left join value_given as given
          on (given.owner, given.counterparty, given.day) = (page.owner, page.counterparty, page.day)
        cross join lateral (
          select count(*) as trades, min(at) as first_at, max(at) as last_at
          from (
            ${tradesBetween}
            union all
            select settled_at from c2c_orders
            where ended in ('released', 'ruled-payer')
              and ((payer, seller) = (page.owner, page.counterparty) or (seller, payer) = (page.owner, page.counterparty))
          ) as both_sides
          where at >= page.day and at < page.day + interval '1 day'
        ) as met
        order by page.id desc`.execute(db);
      return rows;
    },

    async caseOf(id) {
      const { rows } = await sql<{ owner: number; counterparty: number; last: number }>`
        select one.owner, one.counterparty, max(later.id) as last
        from value_cases as one
        join value_cases as later using (owner, counterparty, day)
        where one.id = ${id} group by one.owner, one.counterparty`.execute(db);
      return rows[0];
    },

    async closeCase({ id, by, at, reason }) {
      const closed = await db
        .insertInto('valueCaseClosings')
        .values({ caseId: id, by, at: new Date(at), reason })
        .onConflict((on) => on.doNothing())
        .executeTakeFirst();
      return (closed.numInsertedOrUpdatedRows ?? 0n) > 0n;
    },
  };
}
