import type { Preferences, Standing } from '@quay/contract/identity';
import { sql } from 'kysely';
import type { Query } from '../../database.ts';

export type UserRow = {
  readonly id: number;
  readonly username: string;
  readonly passwordHash: string;
  /** The user's own invitation code. */
  readonly usercode: string;
  readonly preferences: Preferences;
  readonly at: number;
};

export type SessionRow = {
  readonly user: number;
  readonly standing: Standing;
  readonly at: number;
  readonly seenAt: number;
  readonly expiresAt: number;
};

export type IdentityReads = {
  /** Names differ only when they differ beyond capitals. */
  addUser(user: Pick<UserRow, 'username' | 'passwordHash' | 'usercode' | 'at'>): Promise<{ id: number } | 'taken'>;
  userByName(username: string): Promise<UserRow | undefined>;
  userById(id: number): Promise<UserRow | undefined>;
  /** Keeps what is named; gives all of them as they are now, or nothing when there is no such user. */
  savePreferences(id: number, preferences: PreferencesSaved): Promise<Preferences | undefined>;
  addSession(session: {
    readonly tokenHash: Uint8Array;
    readonly user: number;
    readonly at: number;
    readonly expiresAt: number;
  }): Promise<void>;
  session(tokenHash: Uint8Array): Promise<SessionRow | undefined>;
  endSession(tokenHash: Uint8Array): Promise<void>;
  /** The session was used. */
  touchSession(tokenHash: Uint8Array, at: number): Promise<void>;
  /** Removes the sessions that ended before a time; gives how many. */
  removeSessions(endedBefore: number): Promise<number>;
};

/** What is not named stays. */
export type PreferencesSaved = { readonly [Name in keyof Preferences]?: Preferences[Name] | undefined };

const TASTE = ['language', 'currency', 'theme', 'updown'] as const;
const USER = ['id', 'username', 'passwordHash', 'usercode', 'registeredAt', ...TASTE] as const;

type Found = Omit<UserRow, 'at' | 'preferences'> & Preferences & { registeredAt: number };

const userOf = ({ registeredAt, language, currency, theme, updown, ...user }: Found): UserRow => ({
  ...user,
  at: registeredAt,
  preferences: { language, currency, theme, updown },
});

export function identityReads(db: Query): IdentityReads {
  return {
    async addUser({ username, passwordHash, usercode, at }) {
      const added = await db
        .insertInto('users')
        .values({ username, passwordHash, usercode, registeredAt: new Date(at) })
        .onConflict((known) => known.expression(sql`lower(username)`).doNothing())
        .returning('id')
        .executeTakeFirst();
      return added ?? 'taken';
    },

    async userByName(username) {
      const named = db.selectFrom('users').select(USER).where(sql`lower(username)`, '=', username.toLowerCase());
      const found = await named.executeTakeFirst();
      return found && userOf(found);
    },

    async userById(id) {
      const found = await db.selectFrom('users').select(USER).where('id', '=', id).executeTakeFirst();
      return found && userOf(found);
    },

    async savePreferences(id, preferences) {
      const named = TASTE.filter((name) => preferences[name] !== undefined);
      if (named.length === 0) return db.selectFrom('users').select(TASTE).where('id', '=', id).executeTakeFirst();
      const values = Object.fromEntries(named.map((name) => [name, preferences[name]]));
      return db.updateTable('users').set(values).where('id', '=', id).returning(TASTE).executeTakeFirst();
    },

    async addSession({ tokenHash, user, at, expiresAt }) {
      const opened = new Date(at);
      await db
        .insertInto('sessions')
        .values({ tokenHash, userId: user, openedAt: opened, seenAt: opened, expiresAt: new Date(expiresAt) })
        .execute();
    },

    session: (tokenHash) =>
      db
        .selectFrom('sessions')
        .innerJoin('users', 'users.id', 'sessions.userId')
        .select(['userId as user', 'standing', 'openedAt as at', 'seenAt', 'expiresAt'])
        .where('tokenHash', '=', tokenHash)
        .executeTakeFirst(),

    async endSession(tokenHash) {
      await db.deleteFrom('sessions').where('tokenHash', '=', tokenHash).execute();
    },

    async touchSession(tokenHash, at) {
      await db
        .updateTable('sessions')
        .set({ seenAt: new Date(at) })
        .where('tokenHash', '=', tokenHash)
        .execute();
    },

    async removeSessions(endedBefore) {
      const ended = db.deleteFrom('sessions').where('expiresAt', '<', sql<number>`${new Date(endedBefore)}`);
      return Number((await ended.executeTakeFirst()).numDeletedRows);
    },
  };
}
