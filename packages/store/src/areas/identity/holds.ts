import type { HoldReason } from '@quay/contract/identity';
import { sql, type Transaction } from 'kysely';
import type { Database, Query } from '../../database.ts';

/** Why withdrawals wait, and until when. */
export type HoldRow = { readonly reason: HoldReason; readonly until: number };

export type HoldReads = {
  /** Those that last beyond a time, the longest first. Wrong fund passwords count too. */
  holds(user: number, at: number): Promise<HoldRow[]>;
  addHold(user: number, hold: HoldRow): Promise<void>;
};

export function holdReads(db: Query): HoldReads {
  return {
    async holds(user, at) {
      const kept = await db
        .selectFrom('withdrawalHolds')
        .select(['reason', 'until'])
        .where('userId', '=', user)
        .where('until', '>', sql<number>`${new Date(at)}`)
        .execute();
      const found = await db.selectFrom('users').select('fundLockedUntil').where('id', '=', user).executeTakeFirst();
      const lockedUntil = found?.fundLockedUntil ?? 0;
      const locked: HoldRow[] = lockedUntil > at ? [{ reason: 'fund-password-wrong', until: lockedUntil }] : [];
      return [...kept, ...locked].sort((a, b) => b.until - a.until);
    },
    addHold: (user, hold) => extendHold(db, user, hold),
  };
}

/** A hold is only ever lengthened. Takes part in the transaction of the change that it follows. */
export async function extendHold(db: Query | Transaction<Database>, user: number, { reason, until }: HoldRow) {
  await db
    .insertInto('withdrawalHolds')
    .values({ userId: user, reason, until: new Date(until) })
    .onConflict((known) =>
      known.columns(['userId', 'reason']).doUpdateSet({ until: sql`greatest(withdrawal_holds.until, excluded.until)` }),
    )
    .execute();
}
