import type { LoanRecord, LoanSale, LoanWarning } from '@quay/core';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../../database.ts';

type Coins = { readonly asset: string; readonly pledge: string };

/** What borrowers have not been told yet, with the coins of their loans. */
export type UnnotifiedOfLoans = {
  readonly loanWarnings: readonly (Pick<LoanWarning, 'id' | 'loan' | 'owner' | 'debt' | 'pledged' | 'assetPrice'> &
    Pick<LoanWarning, 'pledgePrice' | 'at'> &
    Coins)[];
  readonly loanSales: readonly (Pick<LoanSale, 'id' | 'loan' | 'owner' | 'quantity' | 'pledgePrice' | 'pledged'> &
    Pick<LoanSale, 'paidInterest' | 'paidPrincipal' | 'at'> &
    Coins)[];
  /** Loans whose due time has passed. */
  readonly loansOverdue: readonly (Pick<LoanRecord, 'id' | 'loan' | 'owner' | 'principalAfter' | 'at'> &
    Coins & { readonly lateMultiple: bigint })[];
};

const users = sql`(select owner from holders where kind = 'user')`;

export async function unnotifiedOfLoans(
  all: Transaction<Database>,
  upto: Readonly<Record<'loanWarnings' | 'loanSales' | 'loansOverdue', number>>,
  count: number,
): Promise<UnnotifiedOfLoans> {
  return {
    loanWarnings: await all
      .selectFrom('loanWarnings as warning')
      .innerJoin('loans', 'loans.id', 'warning.loan')
      .selectAll('warning')
      .select(['loans.asset', 'loans.pledge'])
      .where('warning.id', '>', upto.loanWarnings)
      .where(sql<boolean>`warning.owner in ${users}`)
      .orderBy('warning.id')
      .limit(count)
      .execute(),
    loanSales: await all
      .selectFrom('loanSales')
      .selectAll()
      .where('id', '>', upto.loanSales)
      .where(sql<boolean>`owner in ${users}`)
      .orderBy('id')
      .limit(count)
      .execute(),
    loansOverdue: await all
      .selectFrom('loanRecords as record')
      .innerJoin('loans', 'loans.id', 'record.loan')
      .selectAll('record')
      .select(['loans.asset', 'loans.pledge', 'loans.lateMultiple'])
      .where('record.id', '>', upto.loansOverdue)
      .where('record.act', '=', 'overdue')
      .where(sql<boolean>`record.owner in ${users}`)
      .orderBy('record.id')
      .limit(count)
      .execute(),
  };
}
