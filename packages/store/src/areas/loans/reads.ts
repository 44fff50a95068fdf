import type { LoanPool, LoanProduct, LoanRecord, LoanRow, LoanSale } from '@quay/core';
import { systemAccounts } from '@quay/core';
import { reserveOf } from '@quay/core/earn-sums';
import { greatest } from '@quay/money';
import { type Selectable, sql } from 'kysely';
import type { Query } from '../../database.ts';
import type { Span } from '../../moments.ts';
import { shownName } from '../../shown-name.ts';
import type { LoansTables } from './tables.ts';

export type LoanReceiptRow = Selectable<LoansTables['loanReceipts']>;
/** A record with the coins of its loan. */
export type LoanRecordLine = LoanRecord & { readonly asset: string; readonly pledgeCoin: string };
export type LoanRecordsQuery = Span & {
  readonly loan?: number | undefined;
  readonly size: number;
  readonly direction: 'asc' | 'desc';
};
/** A loan as staff see it. */
export type LoanOfStaff = LoanRow & { readonly name: string };
/** A pool with what its account, those who buy pledge from it, and its bad debt have. */
export type LoanPoolOfStaff = LoanPool & {
  readonly free: bigint;
  /** What of it can be lent: savers who ask their coins back come first. */
  readonly lendable: bigint;
  readonly buyer: bigint;
  readonly badDebt: bigint;
};

export type LoansReads = {
  products(): Promise<LoanProduct[]>;
  pools(): Promise<LoanPoolOfStaff[]>;
  /** Loans of an owner, newest first. */
  loans(owner: number, isOver: boolean, below: number, count: number): Promise<LoanRow[]>;
  loan(owner: number, id: number): Promise<LoanRow | undefined>;
  records(owner: number, query: LoanRecordsQuery): Promise<LoanRecordLine[]>;
  /** Loans of all that are not over, newest first. */
  loansOfStaff(below: number, count: number): Promise<LoanOfStaff[]>;
  countOfLoans(): Promise<{ readonly running: number; readonly warned: number; readonly overdue: number }>;
  lastLoanReceipt(): Promise<LoanReceiptRow | undefined>;
  /** Forced sales that have no receipt, oldest first. */
  salesWithoutReceipt(count: number): Promise<LoanSale[]>;
  /** Adds a receipt behind the last one; false where another one has its number already. */
  addLoanReceipt(row: LoanReceiptRow): Promise<boolean>;
  /** The receipt of a forced sale of an owner; nothing of others, and before it is written. */
  loanReceipt(owner: number, sale: number): Promise<LoanReceiptRow | undefined>;
};

const living = ['accruing', 'overdue'] as const;

export function loansReads(db: Query): LoansReads {
  const has = (account: number, book: string) =>
    sql<bigint>`coalesce((
      select available from accounts
      where owner = ${account} and book = ${book} and accounts.asset = loan_pools.asset
    ), 0)`;

  return {
    products: () =>
      db.selectFrom('loanProducts').selectAll().orderBy('asset').orderBy('pledge').orderBy('days').execute(),

    async pools() {
      const rows = await db
        .selectFrom('loanPools')
        .leftJoin('earnProducts as savings', (on) =>
          on.onRef('savings.asset', '=', 'loanPools.asset').on('savings.kind', '=', 'flexible'),
        )
        .leftJoin('earnPools as saved', 'saved.product', 'savings.id')
        .selectAll('loanPools')
        .select(['savings.held', 'savings.reserveRate', 'saved.waiting'])
        .select(has(systemAccounts.loanPool, 'finance').as('free'))
        .select(has(systemAccounts.convert, 'spot').as('buyer'))
        .select(has(systemAccounts.badDebt, 'finance').as('badDebt'))
        .orderBy('loanPools.asset')
        .execute();
      return rows.map(({ held, reserveRate, waiting, ...pool }) => {
        const reserved = reserveOf(held ?? 0n, reserveRate ?? 0n, waiting ?? 0n);
        return { ...pool, lendable: greatest(pool.free - reserved, 0n) };
      });
    },

    loans: (owner, isOver, below, count) =>
      db
        .selectFrom('loans')
        .selectAll()
        .where('owner', '=', owner)
        .where('status', isOver ? 'not in' : 'in', living)
        .where('id', '<', below)
        .orderBy('id', 'desc')
        .limit(count)
        .execute(),

    loan: (owner, id) =>
      db.selectFrom('loans').selectAll().where('owner', '=', owner).where('id', '=', id).executeTakeFirst(),

    records(owner, { loan, from, to, before, after, size, direction }) {
      let found = db
        .selectFrom('loanRecords as record')
        .innerJoin('loans', 'loans.id', 'record.loan')
        .selectAll('record')
        .select(['loans.asset', 'loans.pledge as pledgeCoin'])
        .where('record.owner', '=', owner);
      if (loan !== undefined) found = found.where('record.loan', '=', loan);
      if (before !== undefined) found = found.where('record.id', '<', before);
      if (after !== undefined) found = found.where('record.id', '>', after);
      if (from !== undefined) found = found.where(sql<boolean>`record.at >= ${new Date(from)}`);
      if (to !== undefined) found = found.where(sql<boolean>`record.at < ${new Date(to)}`);
      return found.orderBy('record.id', direction).limit(size).execute();
    },

    loansOfStaff: (below, count) =>
      db
        .selectFrom('loans')
        .innerJoin('users', 'users.id', 'loans.owner')
        .selectAll('loans')
        .select(shownName().as('name'))
        .where('loans.status', 'in', living)
        .where('loans.id', '<', below)
        .orderBy('loans.id', 'desc')
        .limit(count)
        .execute(),

    countOfLoans: () =>
      db
        .selectFrom('loans')
        .select(sql<number>`count(*)::int`.as('running'))
        .select(sql<number>`count(*) filter (where warned_at is not null)::int`.as('warned'))
        .select(sql<number>`count(*) filter (where status = 'overdue')::int`.as('overdue'))
        .where('status', 'in', living)
        .executeTakeFirstOrThrow(),

    lastLoanReceipt: () =>
      db.selectFrom('loanReceipts').selectAll().orderBy('number', 'desc').limit(1).executeTakeFirst(),

    salesWithoutReceipt: (count) =>
      db
        .selectFrom('loanSales')
        .selectAll()
        .where('id', '>', sql<number>`coalesce((select max(sale) from loan_receipts), 0)`)
        .orderBy('id')
        .limit(count)
        .execute(),

    async addLoanReceipt({ at, ...row }) {
      const added = await db
        .insertInto('loanReceipts')
        .values({ ...row, at: new Date(at) })
        .onConflict((known) => known.doNothing())
        .returning('number')
        .executeTakeFirst();
      return added !== undefined;
    },

    loanReceipt: (owner, sale) =>
      db
        .selectFrom('loanReceipts as receipt')
        .innerJoin('loanSales as sale', 'sale.id', 'receipt.sale')
        .selectAll('receipt')
        .where('sale.id', '=', sale)
        .where('sale.owner', '=', owner)
        .executeTakeFirst(),
  };
}
