import { hash, randomBytes } from 'node:crypto';
import type { Reads } from '@quay/store';
import type { Secrets } from '../../secrets/secrets.ts';

/** Who may take the second step of a login. The secret is that of an authenticator which is being bound. */
export type LoginTicket = { readonly staffId: number; readonly secret: string | undefined };

export type LoginTickets = {
  issue(ticket: LoginTicket): Promise<string>;
  find(ticket: string): Promise<LoginTicket | undefined>;
  /** The same, and counts a try; nothing when there were five. */
  attempt(ticket: string): Promise<LoginTicket | undefined>;
  /** Whether it was there to be used up: of two at once, one gets false. */
  spend(ticket: string): Promise<boolean>;
  /** What the rows know it by. */
  keyOf(ticket: string): Uint8Array;
};

const LIFE_MS = 5 * 60_000;
const TRIES = 5;
const PURPOSE = 'staff-authenticator';

/** In the database, because the second step may come to another server than the first. */
export function createLoginTickets(rows: Reads['staff'], secrets: Secrets, now: () => number): LoginTickets {
  const opened = (row: { readonly staffId: number; readonly totpSealed: Uint8Array | null } | undefined) =>
    row && {
      staffId: row.staffId,
      secret: row.totpSealed ? openSecret(secrets, row.staffId, row.totpSealed) : undefined,
    };

  return {
    async issue({ staffId, secret }) {
      const ticket = randomBytes(32).toString('base64url');
      const totpSealed = secret === undefined ? null : sealSecret(secrets, staffId, secret);
      await rows.addStaffTicket({ tokenHash: hashOf(ticket), staffId, totpSealed, expiresAt: now() + LIFE_MS });
      return ticket;
    },
    find: async (ticket) => opened(await rows.staffTicket(hashOf(ticket), now())),
    attempt: async (ticket) => opened(await rows.tryStaffTicket(hashOf(ticket), now(), TRIES)),
    spend: (ticket) => rows.spendStaffTicket(hashOf(ticket)),
    keyOf: hashOf,
  };
}

const hashOf = (ticket: string): Uint8Array => hash('sha256', ticket, 'buffer');

export const sealSecret = (secrets: Secrets, staffId: number, secret: string): Uint8Array =>
  secrets.seal(PURPOSE, `staff ${staffId}`, Buffer.from(secret));

export const openSecret = (secrets: Secrets, staffId: number, sealed: Uint8Array): string =>
  Buffer.from(secrets.open(PURPOSE, `staff ${staffId}`, sealed)).toString();
