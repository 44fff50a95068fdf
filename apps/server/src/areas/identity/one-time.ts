import { hash, randomBytes } from 'node:crypto';
import type { Reads, TicketRow } from '@quay/store';

/** What somebody holds between two steps. The database has its hash: whoever reads it has nothing to show. */
export type OneTime = {
  /** Gives the token: letters and digits alone, good for an address and for the nonce of a wallet's message. */
  issue(kind: string, user: number | undefined, data: unknown, ms: number): Promise<string>;
  /** Takes it; of two who come at once, one gets it. */
  redeem(kind: string, token: string): Promise<OneTimeTicket | undefined>;
  /** Looks at it without taking it. */
  peek(kind: string, token: string): Promise<OneTimeTicket | undefined>;
  /** Counts a try of what has to be answered with it; after `most` it is worth nothing. */
  attempt(kind: string, token: string, most: number): Promise<OneTimeTicket | undefined>;
  /** Makes all of a user's of one kind worthless. */
  revoke(kind: string, user: number): Promise<void>;
};

export type OneTimeTicket = { readonly user: number | undefined; readonly data: unknown };

const BYTES = 24;
const TOKEN = /^[0-9a-f]{48}$/;

export function createOneTime(rows: Reads['identity'], now: () => number): OneTime {
  const found = async (
    token: string,
    ask: (tokenHash: Uint8Array) => Promise<TicketRow | undefined>,
  ): Promise<OneTimeTicket | undefined> => {
    if (!TOKEN.test(token)) return undefined;
    const row = await ask(hashOf(token));
    return row && { user: row.user ?? undefined, data: row.data };
  };

  return {
    async issue(kind, user, data, ms) {
      const token = randomBytes(BYTES).toString('hex');
      await rows.addTicket({ tokenHash: hashOf(token), kind, user, data, expiresAt: now() + ms });
      return token;
    },
    redeem: (kind, token) => found(token, (tokenHash) => rows.takeTicket(kind, tokenHash, now())),
    peek: (kind, token) => found(token, (tokenHash) => rows.ticket(kind, tokenHash, now())),
    attempt: (kind, token, most) => found(token, (tokenHash) => rows.tryTicket(kind, tokenHash, now(), most)),
    revoke: (kind, user) => rows.removeTicketsOf(user, kind),
  };
}

const hashOf = (token: string): Uint8Array => hash('sha256', token, 'buffer');
