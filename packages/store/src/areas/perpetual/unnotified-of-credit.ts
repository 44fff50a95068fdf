import type { CreditEventRow, CreditLoan } from '@quay/core';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../../database.ts';

/** What borrowers have not been told yet of their loans without a pledge. */
export type UnnotifiedOfCredit = {
  readonly credits: readonly (CreditEventRow &
    Pick<CreditLoan, 'asset' | 'asked' | 'rejection' | 'remark' | 'dueAt'>)[];
};

/** What somebody did themselves is not told; a pay-out is, as staff may have made it. */
const NOTIFIED = ['paid-out', 'offered', 'rejected', 'due-soon', 'due', 'overdue'] as const;

export async function unnotifiedOfCredit(
  all: Transaction<Database>,
  upto: number,
  count: number,
): Promise<UnnotifiedOfCredit> {
  const credits = await all
    .selectFrom('creditEvents as event')
    .innerJoin('creditLoans as loan', 'loan.id', 'event.loan')
    .selectAll('event')
    .select(['loan.asset', 'loan.asked', 'loan.rejection', 'loan.remark', 'loan.dueAt'])
    .where('event.id', '>', upto)
    .where('event.kind', 'in', NOTIFIED)
    .where(sql<boolean>`event.owner in (select owner from holders where kind = 'user')`)
    .orderBy('event.id')
    .limit(count)
    .execute();
  return { credits };
}
