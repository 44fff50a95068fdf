import type { HoldReason } from '@quay/contract/identity';
import { sql } from 'kysely';
import type { Query } from '../../database.ts';

/** Why value may not leave, and until when. */
export type HoldRow = { readonly reason: HoldReason; readonly until: number };

export type HoldReads = {
  /** Those that last beyond a time, the longest first. Wrong fund passwords count too. */
  holds(user: number, at: number): Promise<HoldRow[]>;
  /** Everybody who is frozen or locked, for bringing the core in line. */
  stopped(): Promise<{ readonly id: number; readonly standing: 'frozen' | 'locked' }[]>;
  /** Everybody whom the core has stopped. */
  stoppedInCore(): Promise<number[]>;
};

export function holdReads(db: Query): HoldReads {
  return {
    async holds(user, at) {
      const kept = await db
        .selectFrom('accountHolds')
        .select(['reason', 'until'])
        .where('owner', '=', user)
        .where('until', '>', sql<number>`${new Date(at)}`)
        .execute();
      const found = await db.selectFrom('users').select('fundLockedUntil').where('id', '=', user).executeTakeFirst();
      const lockedUntil = found?.fundLockedUntil ?? 0;
      const locked: HoldRow[] = lockedUntil > at ? [{ reason: 'fund-password-wrong', until: lockedUntil }] : [];
      return [...(kept as HoldRow[]), ...locked].sort((a, b) => b.until - a.until);
    },

    async stopped() {
      const found = db.selectFrom('users').select(['id', 'standing']).where('standing', 'in', ['frozen', 'locked']);
      return (await found.execute()) as { id: number; standing: 'frozen' | 'locked' }[];
    },

    async stoppedInCore() {
      const found = await db.selectFrom('accountFreezes').select('owner').where('state', '=', 'frozen').execute();
      return found.map(({ owner }) => owner);
    },
  };
}
