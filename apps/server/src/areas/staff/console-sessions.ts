import { hash, randomBytes } from 'node:crypto';
import { STAFF_IDLE_MINUTES, STAFF_SESSIONS_MAX, type StaffRight } from '@quay/contract/staff';
import type { Reads } from '@quay/store';

/** Who works at the console, and what they may do. */
export type StaffSession = {
  readonly id: number;
  readonly username: string;
  readonly name: string;
  readonly role: string;
  readonly roleId: number;
  readonly rights: readonly StaffRight[];
  readonly tokenHash: Uint8Array;
};

export type ConsoleSessions = {
  /**
   * Opens a session and gives its token, which is kept nowhere: the database has its hash. Of one member three are open
   * at once: the one that was opened first ends.
   */
  open(staffId: number, address: string): Promise<string>;
  /**
   * Finds a session by its cookie; nothing when it ended or was idle for too long. What the console asks for by
   * itself, while nobody touches it, is no use of it.
   */
  find(token: string, isUse: boolean): Promise<StaffSession | undefined>;
  end(session: StaffSession): Promise<void>;
  /** Roles or members changed: what is known of sessions is looked up again. Other servers do it within a second. */
  forget(): void;
  /** Removes the rows of sessions and tickets that are over. */
  removeOld(): Promise<void>;
};

const IDLE_MS = STAFF_IDLE_MINUTES * 60_000;
/** A session ends this long after its login, used or not. */
const LIFE_MS = 12 * 60 * 60_000;
/** That a session is in use is written down this often. */
const TOUCH_MS = 30_000;
/** For how long a session that was just looked up is believed without looking again. */
const FRESH_MS = 1_000;
const KEPT_MAX = 1_000;
const TOKEN = /^[A-Za-z0-9_-]{43}$/;

type Known = { readonly session: StaffSession; readonly seenAt: number };

export function createConsoleSessions(rows: Reads['staff'], now: () => number): ConsoleSessions {
  const fresh = new Map<string, { readonly known: Promise<Known | undefined>; readonly until: number }>();

  async function read(tokenHash: Uint8Array): Promise<Known | undefined> {
    const row = await rows.staffSession(tokenHash);
    const at = now();
    if (!row?.active || row.openedAt + LIFE_MS <= at || row.seenAt + IDLE_MS <= at) return undefined;
    const { staffId: id, username, name, role, roleId, rights, seenAt } = row;
    return { session: { id, username, name, role, roleId, rights, tokenHash }, seenAt };
  }

  return {
    async open(staffId, address) {
      const token = randomBytes(32).toString('base64url');
      await rows.addStaffSession({ tokenHash: hashOf(token), staffId, address, at: now() }, STAFF_SESSIONS_MAX);
      fresh.clear();
      return token;
    },
    async find(token, isUse) {
      if (!TOKEN.test(token)) return undefined;
      let found = fresh.get(token);
      if (!found || found.until <= now()) {
        if (fresh.size >= KEPT_MAX) fresh.clear();
        found = { known: read(hashOf(token)), until: now() + FRESH_MS };
        fresh.set(token, found);
        // A database that does not answer must not be remembered as an answer.
        found.known.catch(() => fresh.delete(token));
      }
      const known = await found.known;
      if (known && isUse && known.seenAt + TOUCH_MS <= now()) {
        await rows.touchStaffSession(known.session.tokenHash, now());
        fresh.delete(token);
      }
      return known?.session;
    },
    async end({ tokenHash }) {
      await rows.endStaffSession(tokenHash);
      fresh.clear();
    },
    forget: () => fresh.clear(),
    async removeOld() {
      const at = now();
      await rows.removeStaffSessions(at - LIFE_MS, at - IDLE_MS);
      await rows.removeStaffTickets(at);
    },
  };
}

const hashOf = (token: string): Uint8Array => hash('sha256', token, 'buffer');
