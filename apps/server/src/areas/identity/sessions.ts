import { hash, randomBytes } from 'node:crypto';
import type { Standing } from '@quay/contract/identity';
import type { Reads } from '@quay/store';

const DAY_MS = 24 * 60 * 60_000;
/** A session ends this long after its login, and earlier when nobody uses it. */
const LIFE_MS = 30 * DAY_MS;
const IDLE_MS = 7 * DAY_MS;
/** That a session is in use is written down this often. */
const TOUCH_MS = 60 * 60_000;
/** For how long a session that was just looked up is believed without looking again. */
const FRESH_MS = 1_000;
const KEPT_MAX = 20_000;
const TOKEN = /^[A-Za-z0-9_-]{43}$/;

/** Who a token stands for. */
export type Session = { readonly user: number; readonly standing: Standing; readonly tokenHash: Uint8Array };

export type Sessions = {
  /** Opens a session and gives its token, which is kept nowhere: the database has its hash. */
  open(user: number): Promise<string>;
  find(token: string): Promise<Session | undefined>;
  end(session: Session): Promise<void>;
  /** Removes the rows of sessions that are over. */
  removeOld(): Promise<number>;
  /** Hears whose session was ended. */
  onEnded(hear: (user: number) => void): void;
};

export function createSessions(users: Reads['identity'], now: () => number = Date.now): Sessions {
  const endings: ((user: number) => void)[] = [];
  const fresh = new Map<string, { session: Promise<Session | undefined>; until: number }>();

  async function read(tokenHash: Uint8Array): Promise<Session | undefined> {
    const row = await users.session(tokenHash);
    const at = now();
    if (!row || row.expiresAt <= at || row.seenAt + IDLE_MS <= at) return undefined;
    if (row.seenAt + TOUCH_MS <= at) await users.touchSession(tokenHash, at);
    return { user: row.user, standing: row.standing, tokenHash };
  }

  return {
    async open(user) {
      const token = randomBytes(32).toString('base64url');
      const at = now();
      await users.addSession({ tokenHash: Buffer.from(keyOf(token), 'base64'), user, at, expiresAt: at + LIFE_MS });
      return token;
    },
    find(token) {
      if (!TOKEN.test(token)) return Promise.resolve(undefined);
      const key = keyOf(token);
      const known = fresh.get(key);
      if (known && known.until > now()) return known.session;
      if (fresh.size >= KEPT_MAX) fresh.clear();
      const session = read(Buffer.from(key, 'base64'));
      fresh.set(key, { session, until: now() + FRESH_MS });
      // A database that does not answer must not be remembered as an answer.
      session.catch(() => fresh.delete(key));
      return session;
    },
    async end({ user, tokenHash }) {
      await users.endSession(tokenHash);
      fresh.delete(Buffer.from(tokenHash).toString('base64'));
      for (const hear of endings) hear(user);
    },
    removeOld: () => users.removeSessions(now()),
    onEnded: (hear) => void endings.push(hear),
  };
}

/** The token's hash, as text. */
const keyOf = (token: string): string => hash('sha256', token, 'base64');
