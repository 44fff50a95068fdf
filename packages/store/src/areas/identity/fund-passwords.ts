import { sql } from 'kysely';
import type { Query } from '../../database.ts';

export type FundPasswordReads = {
  /**
   * Counts a try before it is validated, so that tries side by side cannot outrun the count. Gives the hash and how many
   * tries were counted with this one, or nothing while they are locked or where no fund password is set. A try beyond
   * the last, whose end is unknown, locks them.
   */
  tryFundPassword(
    user: number,
    most: number,
    at: number,
    lockUntil: number,
  ): Promise<{ readonly hash: string; readonly tries: number } | undefined>;
  /** The last try was wrong. */
  lockFundPassword(user: number, until: number): Promise<void>;
  /** It was right: earlier wrong ones are forgiven. */
  forgiveFundPassword(user: number): Promise<void>;
  /** Sets it where it still is what it was; false when somebody was quicker. */
  setFundPassword(user: number, was: string | null, hash: string): Promise<boolean>;
};

export function fundPasswordReads(db: Query): FundPasswordReads {
  return {
    async tryFundPassword(user, most, at, lockUntil) {
      // A lock that ended starts the count anew.
      const tries = sql<number>`case when fund_locked_until is null then fund_failures + 1 else 1 end`;
      const tried = await db
        .updateTable('users')
        .set({
          fundFailures: tries,
          fundLockedUntil: sql`case when ${tries} > ${most} then ${new Date(lockUntil)}::timestamptz end`,
        })
        .where('id', '=', user)
        .where('fundPasswordHash', 'is not', null)
        .where((or) =>
          or.or([or('fundLockedUntil', 'is', null), or('fundLockedUntil', '<=', sql<number>`${new Date(at)}`)]),
        )
        .returning(['fundPasswordHash as hash', 'fundFailures as tries'])
        .executeTakeFirst();
      if (tried?.hash == null || tried.tries > most) return undefined;
      return { hash: tried.hash, tries: tried.tries };
    },

    async lockFundPassword(user, until) {
      await db
        .updateTable('users')
        .set({ fundLockedUntil: new Date(until) })
        .where('id', '=', user)
        .execute();
    },

    async forgiveFundPassword(user) {
      await db.updateTable('users').set({ fundFailures: 0, fundLockedUntil: null }).where('id', '=', user).execute();
    },

    async setFundPassword(user, was, hash) {
      const { numUpdatedRows } = await db
        .updateTable('users')
        .set({ fundPasswordHash: hash, fundFailures: 0, fundLockedUntil: null })
        .where('id', '=', user)
        .where(sql<boolean>`fund_password_hash is not distinct from ${was}`)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },
  };
}
