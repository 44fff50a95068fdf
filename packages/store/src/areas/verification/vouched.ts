import type { Query } from '../../database.ts';

export type Vouched = {
  readonly user: number;
  /** What they would have applied with, sealed for them. */
  readonly sealed: Uint8Array;
  /** Unless it is said that they are none. */
  readonly isMerchant?: boolean;
  readonly at: number;
};

export type VouchedReads = {
  /**
   * Makes somebody of the simulated market what reviews make of people: nobody is behind one, so that nobody reviews.
   * Again it changes nothing.
   */
  vouchFor(one: Vouched): Promise<void>;
};

export function vouchedReads(db: Query): VouchedReads {
  return {
    vouchFor: ({ user, sealed, isMerchant = true, at }) =>
      db.transaction().execute(async (all) => {
        const moment = new Date(at);
        for (const kind of ['basic', 'advanced'] as const) {
          const passed = { userId: user, kind, state: 'passed', attempt: 1, sealed, documentHash: null } as const;
          await all
            .insertInto('reviews')
            .values({ ...passed, appliedAt: moment, dueAt: moment, decidedAt: moment })
            .onConflict((known) => known.columns(['userId', 'kind', 'attempt']).doNothing())
            .execute();
        }
        await all.updateTable('users').set({ level: 'advanced' }).where('id', '=', user).execute();
        if (!isMerchant) return;
        await all
          .insertInto('merchants')
          .values({ userId: user, state: 'verified', changedAt: moment })
          .onConflict((known) => known.column('userId').doNothing())
          .execute();
      }),
  };
}
