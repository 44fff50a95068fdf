import type { CreditStatus } from '@quay/contract/credit';
import { type Level, levels } from '@quay/contract/identity';
import type { CreditEventRow, CreditLoan, CreditPool, CreditProduct } from '@quay/core';
import { sql } from 'kysely';
import type { Query } from '../../database.ts';

/** A loan with what its application says. */
export type AppliedLoan = CreditLoan & {
  readonly sealed: Uint8Array;
  readonly reviewDueAt: number;
  readonly papers: Uint8Array | null;
};

/** The same as staff see it. */
export type CreditOfStaff = AppliedLoan & {
  readonly username: string;
  readonly memberSince: number;
  readonly firstByName: string | null;
  readonly secondByName: string | null;
};

/** An application before the core knows of it. */
export type NewCreditApplication = {
  readonly user: number;
  readonly sealed: Uint8Array;
  readonly at: number;
  readonly dueAt: number;
  /** Uploads for it, each of the user. */
  readonly files: readonly { readonly field: string; readonly id: string }[];
  readonly level: Level;
};

export type CreditReads = {
  creditProducts(): Promise<CreditProduct[]>;
  creditPool(asset: string): Promise<CreditPool | undefined>;
  /** Writes an application and keeps its files, or says why not. */
  addApplication(
    application: NewCreditApplication,
  ): Promise<{ readonly id: number } | { readonly no: 'level' } | { readonly no: 'file'; readonly field: string }>;
  /** The core refused it: it was never there. */
  dropApplication(id: number, files: readonly string[]): Promise<void>;
  /** Applications from before a moment that no loan came of. */
  strayApplications(before: number): Promise<{ id: number; userId: number; sealed: Uint8Array }[]>;
  loans(
    owner: number,
    page: { readonly statuses: readonly CreditStatus[]; readonly offset: number; readonly size: number },
  ): Promise<{ readonly rows: AppliedLoan[]; readonly all: number }>;
  loan(owner: number, id: number): Promise<AppliedLoan | undefined>;
  allLoans(owner: number): Promise<CreditLoan[]>;
  eventsOf(loans: readonly number[]): Promise<(CreditEventRow & { readonly by: string | null })[]>;
  /** Of an owner, oldest first. */
  eventsAfter(owner: number, after: number, size: number): Promise<CreditEventRow[]>;
  loansOfStaff(state: CreditStatus, before: number | undefined, size: number): Promise<CreditOfStaff[]>;
  loanOfStaff(id: number): Promise<CreditOfStaff | undefined>;
  overdueSums(asset: string): Promise<{ running: number; overdue: number; owed: bigint }>;
  addCreditOpening(application: number, staff: number, name: string, at: number): Promise<void>;
  creditOpenings(application: number, staff: number): Promise<string[]>;
  savePapers(application: number, papers: Uint8Array): Promise<void>;
  /** What somebody has of an asset, all accounts. */
  worthOf(owner: number, asset: string): Promise<bigint>;
};

const LAST = Number.MAX_SAFE_INTEGER;

export function creditReads(db: Query): CreditReads {
  const applied = () =>
    db
      .selectFrom('creditLoans as loan')
      .innerJoin('creditApplications as application', 'application.id', 'loan.application')
      .selectAll('loan')
      .select(['application.sealed', 'application.dueAt as reviewDueAt', 'application.papers']);
  const ofStaff = () =>
    applied()
      .innerJoin('users', 'users.id', 'loan.owner')
      .leftJoin('staffMembers as first', 'first.id', 'loan.firstBy')
      .leftJoin('staffMembers as second', 'second.id', 'loan.secondBy')
      .select(['users.username', 'users.registeredAt as memberSince'])
      .select(['first.username as firstByName', 'second.username as secondByName']);

  return {
    creditProducts: () => db.selectFrom('creditProducts').selectAll().orderBy('asset').orderBy('days').execute(),

    creditPool: (asset) => db.selectFrom('creditPools').selectAll().where('asset', '=', asset).executeTakeFirst(),

    addApplication: ({ user, sealed, at, dueAt, files, level }) =>
      db.transaction().execute(async (on) => {
        const known = await on.selectFrom('users').select('level').where('id', '=', user).executeTakeFirstOrThrow();
        if (levels.indexOf(known.level) < levels.indexOf(level)) return { no: 'level' as const };
        for (const { field, id } of files) {
          const found = await on
            .selectFrom('files')
            .select('id')
            .where('id', '=', id)
            .where('userId', '=', user)
            .where('purpose', '=', 'credit')
            .where('erasedAt', 'is', null)
            .forUpdate()
            .executeTakeFirst();
          if (!found) return { no: 'file' as const, field };
        }
        const used = files.map(({ id }) => id);
        if (used.length > 0) await on.updateTable('files').set({ used: true }).where('id', 'in', used).execute();
        return on
          .insertInto('creditApplications')
          .values({ userId: user, sealed, at: new Date(at), dueAt: new Date(dueAt), papers: null })
          .returning('id')
          .executeTakeFirstOrThrow();
      }),

    dropApplication: (id, files) =>
      db.transaction().execute(async (on) => {
        await on.deleteFrom('creditApplications').where('id', '=', id).execute();
        if (files.length > 0) await on.updateTable('files').set({ used: false }).where('id', 'in', files).execute();
      }),

    strayApplications: (before) =>
      db
        .selectFrom('creditApplications as application')
        .select(['application.id', 'application.userId', 'application.sealed'])
        .where('application.at', '<', sql<number>`${new Date(before)}`)
        .where(sql<boolean>`not exists (select 1 from credit_loans where credit_loans.application = application.id)`)
        .orderBy('application.id')
        .limit(100)
        .execute(),

    async loans(owner, { statuses, offset, size }) {
      const own = applied().where('loan.owner', '=', owner).where('loan.status', 'in', statuses);
      const [rows, { all }] = await Promise.all([
        own.orderBy('loan.id', 'desc').limit(size).offset(offset).execute(),
        db
          .selectFrom('creditLoans')
          .select(sql<number>`count(*)::int`.as('all'))
          .where('owner', '=', owner)
          .where('status', 'in', statuses)
          .executeTakeFirstOrThrow(),
      ]);
      return { rows, all };
    },

    loan: (owner, id) => applied().where('loan.owner', '=', owner).where('loan.id', '=', id).executeTakeFirst(),

    allLoans: (owner) => db.selectFrom('creditLoans').selectAll().where('owner', '=', owner).orderBy('id').execute(),

    async eventsOf(loans) {
      if (loans.length === 0) return [];
      return db
        .selectFrom('creditEvents as event')
        .leftJoin('staffMembers as member', 'member.id', 'event.staff')
        .selectAll('event')
        .select('member.username as by')
        .where('event.loan', 'in', loans)
        .orderBy('event.id')
        .execute();
    },

    eventsAfter: (owner, after, size) =>
      db
        .selectFrom('creditEvents')
        .selectAll()
        .where('owner', '=', owner)
        .where('id', '>', after)
        .orderBy('id')
        .limit(size)
        .execute(),

    loansOfStaff(state, before, size) {
      const wanted = ofStaff().where('loan.status', '=', state).limit(size);
      // Who waits is served by when a decision was promised; nobody waits behind a page.
      if (state === 'reviewing') return wanted.orderBy('application.dueAt').orderBy('loan.id').execute();
      return wanted
        .where('loan.id', '<', before ?? LAST)
        .orderBy('loan.id', 'desc')
        .execute();
    },

    loanOfStaff: (id) => ofStaff().where('loan.id', '=', id).executeTakeFirst(),

    async overdueSums(asset) {
      return db
        .selectFrom('creditLoans')
        .select([
          sql<number>`count(*) filter (where status in ('borrowing', 'overdue'))::int`.as('running'),
          sql<number>`count(*) filter (where status = 'overdue')::int`.as('overdue'),
          sql<bigint>`coalesce(sum(principal) filter (where status = 'overdue'), 0)`.as('owed'),
        ])
        .where('asset', '=', asset)
        .executeTakeFirstOrThrow();
    },

    async addCreditOpening(application, staff, name, at) {
      await db
        .insertInto('creditOpenings')
        .values({ application, staffId: staff, name, at: new Date(at) })
        .onConflict((known) => known.columns(['application', 'staffId', 'name']).doUpdateSet({ at: new Date(at) }))
        .execute();
    },

    async creditOpenings(application, staff) {
      const rows = await db
        .selectFrom('creditOpenings')
        .select('name')
        .where('application', '=', application)
        .where('staffId', '=', staff)
        .execute();
      return rows.map(({ name }) => name);
    },

    async savePapers(application, papers) {
      await db.updateTable('creditApplications').set({ papers }).where('id', '=', application).execute();
    },

    async worthOf(owner, asset) {
      const { sum } = await db
        .selectFrom('accounts')
        .select(sql<bigint>`coalesce(sum(available + frozen), 0)`.as('sum'))
        .where('owner', '=', owner)
        .where('asset', '=', asset)
        .executeTakeFirstOrThrow();
      return sum;
    },
  };
}
