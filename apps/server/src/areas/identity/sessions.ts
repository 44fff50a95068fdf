import { hash, randomBytes } from 'node:crypto';
import type { AccountStatus } from '@quay/contract/identity';
import type { Reads, SessionOfUser } from '@quay/store';

import { barredBy } from './barred.ts';
import type { Presence } from './presence.ts';

const DAY_MS = 24 * 60 * 60_000;
/** A session ends this long after its login, and earlier when nobody uses it. */
const LIFE_MS = 30 * DAY_MS;
const IDLE_MS = 7 * DAY_MS;
/** Sessions that one user may have at once; a further login ends the one that was used longest ago. */
export const SESSIONS_MOST = 20;
/** That a session is in use is written down this often. */
const TOUCH_MS = 60 * 60_000;
/** For how long a session that was just looked up is believed without looking again. */
const FRESH_MS = 1_000;
const KEPT_MAX = 20_000;
const TOKEN = /^[A-Za-z0-9_-]{43}$/;

/** Who a token stands for. */
export type Session = {
  readonly id: number;
  readonly user: number;
  readonly standing: AccountStatus;
  readonly tokenHash: Uint8Array;
  /** It reaches practice money and nothing else. */
  readonly demo: boolean;
};

/** Where a session is used. */
export type Usage = { readonly device: string; readonly address: string; readonly demo?: boolean };

export type Sessions = {
  /** Opens a session and gives its token, which is kept nowhere: the database has its hash. */
  open(user: number, usage: Usage): Promise<string>;
  /** Takes one back that was just opened and that was not sent yet. */
  drop(token: string): Promise<void>;
  find(token: string, address?: string): Promise<Session | undefined>;
  /** Those that last, the latest used first. */
  of(user: number): Promise<SessionOfUser[]>;
  end(session: Session): Promise<void>;
  /** Ends one session of a user by its id; gives whether there was one. */
  endOne(user: number, id: number): Promise<boolean>;
  /** Ends all sessions of a user, or all but one; gives how many. */
  endAll(user: number, but?: Session): Promise<number>;
  /** The user's standing changed: what was just looked up is looked up again. */
  forget(user: number): void;
  /** Removes the rows of sessions that are over. */
  removeOld(): Promise<number>;
  /** Called with the user whose session was ended. */
  onEnded(listener: (user: number) => void): void;
};

type Fresh = { readonly session: Promise<Session | undefined>; readonly until: number; user: number | undefined };

export function createSessions(
  users: Reads['identity'],
  now: () => number = Date.now,
  presence?: Pick<Presence, 'note' | 'ended'>,
): Sessions {
  const endings: ((user: number) => void)[] = [];
  const fresh = new Map<string, Fresh>();

  async function read(tokenHash: Uint8Array, address: string | undefined): Promise<Session | undefined> {
    const row = await users.session(tokenHash);
    const at = now();
    // A login that was under way while staff locked the account opened one that is worth nothing.
    if (!row || barredBy(row.standing) || row.expiresAt <= at || row.seenAt + IDLE_MS <= at) return undefined;
    if (row.seenAt + TOUCH_MS <= at) await users.touchSession(tokenHash, at, address);
    presence?.note([row.user]);
    return { id: row.id, user: row.user, standing: row.standing, tokenHash, demo: row.demo };
  }

  function forget(user: number): void {
    // One that is being looked up may be anybody's.
    for (const [key, known] of fresh) if (known.user === user || known.user === undefined) fresh.delete(key);
  }

  function ended(user: number): void {
    forget(user);
    presence?.ended(user);
    for (const listener of endings) listener(user);
  }

  return {
    async open(user, usage) {
      const token = randomBytes(32).toString('base64url');
      const at = now();
      const tokenHash = Buffer.from(keyOf(token), 'base64');
      await users.addSession({ tokenHash, user, at, expiresAt: at + LIFE_MS, ...usage });
      if ((await users.endSessionsBeyond(user, SESSIONS_MOST)) > 0) ended(user);
      return token;
    },
    drop: (token) => users.endSession(Buffer.from(keyOf(token), 'base64')),
    find(token, address) {
      if (!TOKEN.test(token)) return Promise.resolve(undefined);
      const key = keyOf(token);
      const known = fresh.get(key);
      if (known && known.until > now()) return known.session;
      if (fresh.size >= KEPT_MAX) fresh.clear();
      const session = read(Buffer.from(key, 'base64'), address);
      const entry: Fresh = { session, until: now() + FRESH_MS, user: undefined };
      fresh.set(key, entry);
      session.then(
        (found) => {
          entry.user = found?.user ?? NOBODY;
        },
        // A database that does not answer must not be remembered as an answer.
        () => fresh.delete(key),
      );
      return session;
    },
    of: (user) => users.sessionsOf(user, now(), now() - IDLE_MS),
    async end({ user, tokenHash }) {
      await users.endSession(tokenHash);
      ended(user);
    },
    async endOne(user, id) {
      const count = await users.endSessions(user, { only: id });
      if (count > 0) ended(user);
      return count > 0;
    },
    async endAll(user, but) {
      const count = await users.endSessions(user, but && { but: but.tokenHash });
      // Also when a change of the account has ended them already: subscribers have not got it yet.
      ended(user);
      return count;
    },
    forget,
    removeOld: () => users.removeSessions(now()),
    onEnded: (subscriber) => void endings.push(subscriber),
  };
}

const NOBODY = -1;

/** The token's hash, as text. */
const keyOf = (token: string): string => hash('sha256', token, 'base64');
