import type { AccountStatus } from '@quay/contract/identity';
import { sql } from 'kysely';
import type { Query } from '../../database.ts';

export type SessionRow = {
  readonly id: number;
  readonly user: number;
  readonly standing: AccountStatus;
  readonly at: number;
  readonly seenAt: number;
  readonly expiresAt: number;
  /** It is of the demo. */
  readonly demo: boolean;
};

export type SessionOfUser = {
  readonly id: number;
  readonly device: string;
  readonly address: string;
  readonly at: number;
  readonly seenAt: number;
  readonly expiresAt: number;
};

export type SessionReads = {
  addSession(session: {
    readonly tokenHash: Uint8Array;
    readonly user: number;
    readonly at: number;
    readonly expiresAt: number;
    readonly device?: string;
    readonly address?: string;
    readonly demo?: boolean;
  }): Promise<void>;
  session(tokenHash: Uint8Array): Promise<SessionRow | undefined>;
  /** Those that last until now, the latest used first. `idleSince`: one that was not used since then is over. */
  sessionsOf(user: number, now: number, idleSince: number): Promise<SessionOfUser[]>;
  endSession(tokenHash: Uint8Array): Promise<void>;
  /** Ends one session of the user, or all but one, or all. Gives how many there were. */
  endSessions(user: number, which?: { readonly only: number } | { readonly but: Uint8Array }): Promise<number>;
  /** Ends all sessions of the user but so many, those that were used last. Gives how many it ended. */
  endSessionsBeyond(user: number, most: number): Promise<number>;
  /** The session was used. */
  touchSession(tokenHash: Uint8Array, at: number, address?: string): Promise<void>;
  /** Removes the sessions that ended before a time; gives how many. */
  removeSessions(endedBefore: number): Promise<number>;
  /** Notes where an account is logged in from. Gives whether device and place were both seen since a time. */
  noteDevice(user: number, device: string, place: string, at: number, since: number): Promise<boolean>;
  /** Whether an account was logged in to from a place since a time. */
  hasDeviceAt(user: number, place: string, since: number): Promise<boolean>;
  /** Forgets devices that were not seen since a time. */
  removeDevices(seenBefore: number): Promise<number>;
};

export function sessionReads(db: Query): SessionReads {
  return {
    async addSession({ tokenHash, user, at, expiresAt, device = '', address = '', demo = false }) {
      const opened = new Date(at);
      await db
        .insertInto('sessions')
        .values({
          tokenHash,
          userId: user,
          openedAt: opened,
          seenAt: opened,
          expiresAt: new Date(expiresAt),
          device,
          address,
          demo,
        })
        .execute();
    },

    session: (tokenHash) =>
      db
        .selectFrom('sessions')
        .innerJoin('users', 'users.id', 'sessions.userId')
        .select(['sessions.id', 'userId as user', 'standing', 'openedAt as at', 'seenAt', 'expiresAt', 'demo'])
        .where('tokenHash', '=', tokenHash)
        .executeTakeFirst(),

    sessionsOf: (user, now, idleSince) =>
      db
        .selectFrom('sessions')
        .select(['id', 'device', 'address', 'openedAt as at', 'seenAt', 'expiresAt'])
        .where('userId', '=', user)
        .where('expiresAt', '>', sql<number>`${new Date(now)}`)
        .where('seenAt', '>', sql<number>`${new Date(idleSince)}`)
        .orderBy('seenAt', 'desc')
        .orderBy('id', 'desc')
        .execute(),

    async endSession(tokenHash) {
      await db.deleteFrom('sessions').where('tokenHash', '=', tokenHash).execute();
    },

    async endSessions(user, which) {
      let ended = db.deleteFrom('sessions').where('userId', '=', user);
      if (which && 'only' in which) ended = ended.where('id', '=', which.only);
      if (which && 'but' in which) ended = ended.where('tokenHash', '<>', which.but);
      return Number((await ended.executeTakeFirst()).numDeletedRows);
    },

    async endSessionsBeyond(user, most) {
      const ended = db
        .deleteFrom('sessions')
        .where('id', 'in', (from) =>
          from
            .selectFrom('sessions')
            .select('id')
            .where('userId', '=', user)
            .orderBy('seenAt', 'desc')
            .orderBy('id', 'desc')
            .offset(most),
        );
      return Number((await ended.executeTakeFirst()).numDeletedRows);
    },

    async touchSession(tokenHash, at, address) {
      await db
        .updateTable('sessions')
        .set({ seenAt: new Date(at), ...(address === undefined ? {} : { address }) })
        .where('tokenHash', '=', tokenHash)
        .execute();
    },

    async removeSessions(endedBefore) {
      const ended = db.deleteFrom('sessions').where('expiresAt', '<', sql<number>`${new Date(endedBefore)}`);
      return Number((await ended.executeTakeFirst()).numDeletedRows);
    },

    async noteDevice(user, device, place, at, since) {
      const known = await db
        .selectFrom('devices')
        .select(['device', 'place'])
        .where('userId', '=', user)
        .where('seenAt', '>', sql<number>`${new Date(since)}`)
        .execute();
      const seenAt = new Date(at);
      await db
        .insertInto('devices')
        .values({ userId: user, device, place, seenAt })
        .onConflict((row) => row.columns(['userId', 'device', 'place']).doUpdateSet({ seenAt }))
        .execute();
      return known.some((one) => one.device === device) && known.some((one) => one.place === place);
    },

    async hasDeviceAt(user, place, since) {
      const known = await db
        .selectFrom('devices')
        .select('device')
        .where('userId', '=', user)
        .where('place', '=', place)
        .where('seenAt', '>', sql<number>`${new Date(since)}`)
        .limit(1)
        .executeTakeFirst();
      return known !== undefined;
    },

    async removeDevices(seenBefore) {
      const old = db.deleteFrom('devices').where('seenAt', '<', sql<number>`${new Date(seenBefore)}`);
      return Number((await old.executeTakeFirst()).numDeletedRows);
    },
  };
}
