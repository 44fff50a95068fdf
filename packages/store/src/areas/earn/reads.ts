import type { EarnKind, WithheldReason } from '@quay/contract/earn';
import { PROMOTION_FUND } from '@quay/contract/earn';
import {
  type EarnFund,
  type EarnOrder,
  type EarnProduct,
  type Redemption,
  type Savings,
  systemAccounts,
} from '@quay/core';
import { sql } from 'kysely';
import type { Query } from '../../database.ts';
import type { Span } from '../../moments.ts';

/** The pool of an asset as loans are now. */
export type PoolFigures = {
  readonly asset: string;
  readonly lent: bigint;
  /** What of it could be lent or given back now. */
  readonly free: bigint;
  readonly borrowers: number;
  /** What borrowers pay in a day, as loans are now. */
  readonly interest: bigint;
};

/** What a product paid at one moment. */
export type PaidAt = { readonly at: number; readonly paid: bigint; readonly people: number; readonly weight: bigint };

/** Who holds of a product, and what of it waits. */
export type ProductFigures = {
  readonly product: number;
  readonly people: number;
  /** Income of those who hold that is promised and was not paid. */
  readonly promised: bigint;
  readonly scheduled: bigint;
  readonly scheduledSince: number | null;
};

/** What somebody has in a product. */
export type OwnSavings = Savings & { readonly redemptions: readonly Redemption[] };
export type OwnEarn = { readonly savings: readonly OwnSavings[]; readonly orders: readonly EarnOrder[] };

/** A line of the history; `paidAt` is missing while it is only scheduled. */
export type EarnLine = {
  readonly id: number;
  readonly order: number;
  readonly product: number;
  readonly kind: EarnKind;
  readonly name: string;
  readonly flow: 'income' | 'penalty' | 'subscribed' | 'returned' | 'taken-out' | 'bonus';
  readonly asset: string;
  readonly amount: bigint;
  readonly fund: string;
  readonly isPaid: boolean;
  readonly day: number;
  readonly dueAt: number;
  readonly at: number;
  /** Of a bonus for a machine: which line below, what its owner got and what of it is meant, the sums, and why nothing is paid. */
  readonly line: number | null;
  readonly income: bigint | null;
  readonly part: bigint | null;
  readonly machine: bigint | null;
  readonly own: bigint | null;
  readonly withheld: WithheldReason | null;
};

export type EarnHistoryQuery = Span & {
  readonly kind?: EarnKind | undefined;
  readonly order?: number | undefined;
  readonly isIncome: boolean;
  readonly size: number;
  readonly offset?: number | undefined;
  readonly direction: 'asc' | 'desc';
};

/** An order as staff see it. */
export type OrderOfStaff = EarnOrder & { readonly username: string; readonly name: string };

export type EarnReads = {
  products(): Promise<EarnProduct[]>;
  product(id: number): Promise<EarnProduct | undefined>;
  funds(): Promise<EarnFund[]>;
  pools(): Promise<PoolFigures[]>;
  /** What each product has promised and owes. */
  figures(): Promise<ProductFigures[]>;
  /** What savings paid, by day, newest first; what nobody got is left out. */
  savingsDays(product: number, count: number): Promise<PaidAt[]>;
  /** What a product of terms paid, by moment of payment, since a time, newest first. */
  termDays(product: number, since: number, count: number): Promise<PaidAt[]>;
  /** What somebody has that is not over. */
  own(owner: number): Promise<OwnEarn>;
  /** What is over, newest first. */
  ended(owner: number, below: number, count: number): Promise<OwnEarn>;
  ownOne(owner: number, id: number): Promise<OwnEarn>;
  history(owner: number, query: EarnHistoryQuery): Promise<EarnLine[]>;
  /** Income less penalties by UTC day and asset. */
  incomeDays(
    owner: number,
    since: number,
  ): Promise<{ readonly asset: string; readonly day: number; readonly income: bigint }[]>;
  /** The digest of a document that somebody was verified by; nothing where there is none. */
  documentOf(user: number): Promise<string | null>;
  ordersOfStaff(below: number, count: number, isFrozen: boolean): Promise<OrderOfStaff[]>;
  orderOfStaff(id: number): Promise<OrderOfStaff | undefined>;
};

const LAST = Number.MAX_SAFE_INTEGER;
const living = ['holding', 'frozen', 'ending'] as const;

export function earnReads(db: Query): EarnReads {
  async function withRedemptions(owner: number, savings: readonly Savings[]): Promise<OwnSavings[]> {
    if (savings.length === 0) return [];
    const waiting = await db
      .selectFrom('earnRedemptions')
      .selectAll()
      .where('owner', '=', owner)
      .where('status', 'in', ['redeeming', 'scheduled'])
      .orderBy('id', 'desc')
      .execute();
    return savings.map((one) => ({ ...one, redemptions: waiting.filter(({ savings: of }) => of === one.id) }));
  }

  const staffOrders = () =>
    db
      .selectFrom('earnOrders as order')
      .innerJoin('users', 'users.id', 'order.owner')
      .innerJoin('earnProducts as product', 'product.id', 'order.product')
      .selectAll('order')
      .select(['users.username', 'product.name']);

  return {
    products: () => db.selectFrom('earnProducts').selectAll().orderBy('id').execute(),

    product: (id) => db.selectFrom('earnProducts').selectAll().where('id', '=', id).executeTakeFirst(),

    funds: () => db.selectFrom('earnFunds').selectAll().orderBy('code').orderBy('asset').execute(),

    async pools() {
      const { rows } = await sql<PoolFigures>`
        select product.asset,
          coalesce(pool.lent, 0)::numeric(38,8) as lent,
          coalesce(account.available, 0)::numeric(38,8) as free,
          coalesce(loan.borrowers, 0)::int as borrowers,
          coalesce(loan.interest, 0)::numeric(38,8) as interest
        from earn_products as product
          left join loan_pools as pool on pool.asset = product.asset
          left join accounts as account on account.owner = ${systemAccounts.loanPool} and account.book = 'finance'
            and account.asset = product.asset
          left join (
            select asset, count(distinct owner) as borrowers, trunc(sum(principal * hourly_rate * 24), 8) as interest
            from loans where status in ('accruing', 'overdue') group by asset
          ) as loan on loan.asset = product.asset
        where product.kind = 'flexible'
        order by product.id`.execute(db);
      return rows;
    },

    async figures() {
      const { rows } = await sql<ProductFigures>`
        select product.id as product,
          case when product.kind = 'flexible' then
            (select count(distinct owner) from earn_savings where product = product.id and status = 'holding')
          else (select count(distinct owner) from earn_orders where earn_orders.product = product.id and ended_at is null)
          end::int as people,
          coalesce(term.promised, 0)::numeric(38,8) as promised,
          coalesce(waiting.scheduled, 0)::numeric(38,8) as scheduled,
          waiting.since as scheduled_since
        from earn_products as product
          left join (
            select product, sum(daily * (days - days_paid)) as promised
            from earn_orders where status in ('holding', 'frozen') or (status = 'ending' and not has_left) group by product
          ) as term on term.product = product.id
          left join (
            select product, sum(amount) as scheduled, min(due_at) as since
            from earn_scheduled where status = 'waiting' group by product
          ) as waiting on waiting.product = product.id
        order by product.id`.execute(db);
      return rows;
    },

    savingsDays: (product, count) =>
      db
        .selectFrom('earnDays')
        .select(['stamp as at', 'shared as paid', 'people', 'weight'])
        .where('product', '=', product)
        .where('people', '>', 0)
        .orderBy('stamp', 'desc')
        .limit(count)
        .execute(),

    async termDays(product, since, count) {
      const { rows } = await sql<PaidAt>`
        select due_at as at, sum(amount)::numeric(38,8) as paid, count(distinct owner)::int as people,
          0::numeric(38,8) as weight
        from earn_flows
        where product = ${product} and at >= ${new Date(since)} and flow = 'income'
        group by due_at order by due_at desc limit ${count}`.execute(db);
      return rows;
    },

    async own(owner) {
      const [savings, orders] = await Promise.all([
        db
          .selectFrom('earnSavings')
          .selectAll()
          .where('owner', '=', owner)
          .where('status', '=', 'holding')
          .orderBy('id', 'desc')
          .execute(),
        db
          .selectFrom('earnOrders')
          .selectAll()
          .where('owner', '=', owner)
          .where('status', 'in', living)
          .orderBy('id', 'desc')
          .execute(),
      ]);
      return { savings: await withRedemptions(owner, savings), orders };
    },

    async ended(owner, below, count) {
      // Numbers of savings and of orders are one sequence: the newest of both are among the newest of each.
      const [savings, orders] = await Promise.all([
        db
          .selectFrom('earnSavings')
          .selectAll()
          .where('owner', '=', owner)
          .where('status', '=', 'ended')
          .where('id', '<', below)
          .orderBy('id', 'desc')
          .limit(count)
          .execute(),
        db
          .selectFrom('earnOrders')
          .selectAll()
          .where('owner', '=', owner)
          .where('status', 'not in', living)
          .where('id', '<', below)
          .orderBy('id', 'desc')
          .limit(count)
          .execute(),
      ]);
      return { savings: savings.map((one) => ({ ...one, redemptions: [] })), orders };
    },

    async ownOne(owner, id) {
      const [savings, orders] = await Promise.all([
        db.selectFrom('earnSavings').selectAll().where('owner', '=', owner).where('id', '=', id).execute(),
        db.selectFrom('earnOrders').selectAll().where('owner', '=', owner).where('id', '=', id).execute(),
      ]);
      return { savings: await withRedemptions(owner, savings), orders };
    },

    async history(owner, query) {
      const { kind, order, isIncome, from, to, before = LAST, after = 0, size, offset = 0, direction } = query;
      const wanted = sql`line.id < ${before} and line.id > ${after}
        ${kind === undefined ? sql`` : sql`and line.kind = ${kind}`}
        ${order === undefined ? sql`` : sql`and line."order" = ${order}`}
        ${isIncome ? sql`and line.flow in ('income', 'bonus', 'penalty')` : sql``}
        ${from === undefined ? sql`` : sql`and line.at >= ${new Date(from)}`}
        ${to === undefined ? sql`` : sql`and line.at < ${new Date(to)}`}`;
      const sorted = direction === 'asc' ? sql`asc` : sql`desc`;
      const { rows } = await sql<EarnLine>`
        select line.*, product.name, upline.line, upline.income, upline.amount as part, upline.machine, upline.own,
          upline.withheld
        from (
          select id, "order", product, kind, flow, asset, amount, fund, true as is_paid, day, due_at, at
          from earn_flows where owner = ${owner}
          union all
          select waiting.id, waiting."order", waiting.product, of.kind, waiting.kind, waiting.asset, waiting.amount,
            waiting.fund, false, waiting.day, waiting.due_at, waiting.due_at
          from earn_scheduled as waiting join earn_products as of on of.id = waiting.product
          where waiting.owner = ${owner} and waiting.status = 'waiting'
          union all
          select id, "order", product, 'machine', 'bonus', asset, 0, ${PROMOTION_FUND}, true, day, due_at, at
          from earn_upline_bonuses where owner = ${owner} and withheld is not null
        ) as line join earn_products as product on product.id = line.product
          left join earn_upline_bonuses as upline on upline.id = line.id
        where ${wanted}
        order by line.id ${sorted} limit ${size} offset ${offset}`.execute(db);
      return rows;
    },

    async incomeDays(owner, since) {
      const { rows } = await sql<{ asset: string; day: number; income: bigint }>`
        select asset, date_trunc('day', at at time zone 'UTC') at time zone 'UTC' as day,
          sum(amount)::numeric(38,8) as income
        from earn_flows
        where owner = ${owner} and at >= ${new Date(since)} and flow in ('income', 'bonus', 'penalty')
        group by 1, 2 order by 2`.execute(db);
      return rows;
    },

    async documentOf(user) {
      const found = await db
        .selectFrom('reviews')
        .select(sql<string>`encode(document_hash, 'hex')`.as('digest'))
        .where('userId', '=', user)
        .where('state', '=', 'passed')
        .where('documentHash', 'is not', null)
        .orderBy('id', 'desc')
        .limit(1)
        .executeTakeFirst();
      return found?.digest ?? null;
    },

    ordersOfStaff(below, count, isFrozen) {
      let query = staffOrders()
        .where('order.status', 'in', isFrozen ? ['frozen'] : living)
        .where('order.id', '<', below);
      query = query.orderBy('order.id', 'desc').limit(count);
      return query.execute();
    },

    orderOfStaff: (id) => staffOrders().where('order.id', '=', id).executeTakeFirst(),
  };
}
