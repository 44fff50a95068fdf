import type { EarnKind } from '@quay/contract/earn/rules';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../../database.ts';

/** Something of a product that its owner is told. */
type Notified = {
  readonly id: number;
  readonly owner: number;
  readonly name: string;
  readonly asset: string;
  readonly amount: bigint;
  readonly at: number;
};

/** What people have not been told yet of what they have in Earn. */
export type UnnotifiedOfEarn = {
  /** Income that was paid, and sums that came back by themselves. What somebody does is not told to them. */
  readonly earnFlows: readonly (Notified & {
    readonly flow: 'income' | 'bonus' | 'returned';
    readonly kind: EarnKind;
  })[];
  /** Income that is due and waits, because what pays it is short. */
  readonly earnWaiting: readonly Notified[];
  /** Income that had waited and is paid now. */
  readonly earnPaidLate: readonly Notified[];
};

const users = sql`(select owner from holders where kind = 'user')`;

export async function unnotifiedOfEarn(
  all: Transaction<Database>,
  upto: Readonly<Record<'earnFlows' | 'earnWaiting', number>>,
  count: number,
): Promise<UnnotifiedOfEarn> {
  const flows = await sql<UnnotifiedOfEarn['earnFlows'][number]>`
    select flow.id, flow.owner, product.name, flow.asset, flow.amount, flow.at, flow.flow, flow.kind
    from earn_flows as flow
      join earn_products as product on product.id = flow.product
      left join earn_orders as term on term.id = flow."order"
    where flow.id > ${upto.earnFlows} and flow.owner in ${users}
      and (flow.flow in ('income', 'bonus') or (flow.flow = 'returned' and coalesce(term.has_left, false) = false))
    order by flow.id limit ${count}`.execute(all);
  const waiting = await sql<Notified>`
    select waiting.id, waiting.owner, product.name, waiting.asset, waiting.amount, waiting.due_at as at
    from earn_scheduled as waiting join earn_products as product on product.id = waiting.product
    where waiting.id > ${upto.earnWaiting} and waiting.owner in ${users}
    order by waiting.id limit ${count}`.execute(all);
  const late = await sql<Notified>`
    select paid.id, paid.owner, product.name, paid.asset, paid.amount, paid.paid_at as at
    from earn_scheduled as paid join earn_products as product on product.id = paid.product
    where paid.status = 'paid' and paid.owner in ${users}
      and not exists (
        select from perpetual_notices
        where user_id = paid.owner and event = 'earn-income' and reference = paid.id
      )
    order by paid.id limit ${count}`.execute(all);
  return { earnFlows: flows.rows, earnWaiting: waiting.rows, earnPaidLate: late.rows };
}
