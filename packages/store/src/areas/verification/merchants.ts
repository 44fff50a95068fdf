import type { MerchantState } from '@quay/contract/verification';
import type { MerchantDeposit } from '@quay/core';
import { sql } from 'kysely';
import type { Query } from '../../database.ts';
import { type Application, type Refused, validateApplication, writeReview } from './reviews.ts';

/** A merchant's row while nobody else can change it. */
export type Merchant = {
  readonly state: MerchantState;
  /** The owner's deposits, newest first. */
  deposits(): Promise<MerchantDeposit[]>;
  /** Why an application would not be taken. What it needs stays as it is until the end. */
  validate(application: Application): Promise<Refused | undefined>;
  /** Writes the application, and what it makes of the merchant. */
  apply(application: Application, state: MerchantState): Promise<void>;
};

export type MerchantReads = {
  merchantState(user: number): Promise<MerchantState>;
  /**
   * Does something with a merchant that no two may do at once: pay the deposit and apply, or give a deposit back.
   * What `work` throws takes back what it wrote.
   */
  withMerchant<Result>(user: number, work: (merchant: Merchant) => Promise<Result>): Promise<Result>;
  /** The owner's deposits, newest first. */
  depositsOf(owner: number): Promise<MerchantDeposit[]>;
  /** Owners who have a deposit held and are no merchants, nor about to be. */
  ownersOfStrayDeposits(): Promise<number[]>;
};

const depositsOf = (on: Query, owner: number): Promise<MerchantDeposit[]> =>
  on.selectFrom('merchantDeposits').selectAll().where('owner', '=', owner).orderBy('id', 'desc').execute();

/** A deposit is held for a merchant in one of these states. */
export const depositHolds: readonly MerchantState[] = [
  'auditing',
  'verified',
  'deposit-short',
  'refund-auditing',
  'refund-failed',
];

export function merchantReads(db: Query): MerchantReads {
  return {
    async merchantState(user) {
      const found = await db.selectFrom('merchants').select('state').where('userId', '=', user).executeTakeFirst();
      return found?.state ?? 'none';
    },

    withMerchant: (user, work) =>
      db.transaction().execute(async (on) => {
        // There may be no row yet to lock.
        await sql`select pg_advisory_xact_lock(hashtextextended(${`merchant ${user}`}, 0))`.execute(on);
        const found = await on.selectFrom('merchants').select('state').where('userId', '=', user).executeTakeFirst();
        return work({
          state: found?.state ?? 'none',
          deposits: () => depositsOf(on, user),
          validate: (application) => validateApplication(on, application),
          async apply(application, state) {
            const applied = await writeReview(on, application);
            if ('no' in applied) throw new Error(`merchant ${user} cannot apply: ${applied.no}`);
            const row = { state, changedAt: new Date(application.at) };
            await on
              .insertInto('merchants')
              .values({ userId: user, ...row })
              .onConflict((known) => known.column('userId').doUpdateSet(row))
              .execute();
          },
        });
      }),

    depositsOf: (owner) => depositsOf(db, owner),

    async ownersOfStrayDeposits() {
      const rows = await db
        .selectFrom('merchantDeposits')
        .leftJoin('merchants', 'merchants.userId', 'merchantDeposits.owner')
        .select('owner')
        .distinct()
        .where('merchantDeposits.state', '=', 'held')
        .where((is) => is.or([is('merchants.state', 'is', null), is('merchants.state', 'not in', depositHolds)]))
        .execute();
      return rows.map(({ owner }) => owner);
    },
  };
}
