import { sql } from 'kysely';
import type { Query } from '../../database.ts';

export type PresenceReads = {
  /** Notes that sessions of these users were in use. A mark never goes back. */
  notePresent(users: readonly number[], at: number): Promise<void>;
  /** A user whose last session has ended is not here any more. */
  noteAbsent(user: number, now: number): Promise<void>;
};

export function presenceReads(db: Query): PresenceReads {
  return {
    async notePresent(users, at) {
      // In one order for all, so that two processes do not wait for each other.
      const sorted = [...new Set(users)].sort((a, b) => a - b);
      if (sorted.length === 0) return;
      await sql`
        insert into presence (user_id, seen_at)
        select id, ${new Date(at)} from unnest(${sorted}::bigint[]) as present (id)
        on conflict (user_id) do update set seen_at = greatest(presence.seen_at, excluded.seen_at)`.execute(db);
    },

    async noteAbsent(user, now) {
      await db
        .deleteFrom('presence')
        .where('userId', '=', user)
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('sessions')
                .select('id')
                .where('userId', '=', user)
                .where('expiresAt', '>', sql<number>`${new Date(now)}`),
            ),
          ),
        )
        .execute();
    },
  };
}
