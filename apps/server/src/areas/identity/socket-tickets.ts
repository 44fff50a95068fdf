import { randomBytes } from 'node:crypto';

const LIFE_MS = 30_000;
const KEPT_MAX = 100_000;

export type SocketTickets = {
  issue(owner: number): string;
  /** Gives whose ticket it is, once. */
  redeem(ticket: string): number | undefined;
  /** A session of the owner ended: what it asked for is worth nothing any more. */
  revoke(owner: number): void;
};

/** Tickets for the socket, in memory: a browser cannot send headers with it, and a token has no place in an address. */
export function createSocketTickets(now: () => number = Date.now): SocketTickets {
  const tickets = new Map<string, { owner: number; until: number }>();

  /** Oldest first: the map keeps the order in which they were issued. */
  function forgetOld(): void {
    for (const [ticket, { until }] of tickets) {
      if (until > now() && tickets.size < KEPT_MAX) return;
      tickets.delete(ticket);
    }
  }

  return {
    issue(owner) {
      forgetOld();
      const ticket = randomBytes(32).toString('base64url');
      tickets.set(ticket, { owner, until: now() + LIFE_MS });
      return ticket;
    },
    redeem(ticket) {
      const known = tickets.get(ticket);
      tickets.delete(ticket);
      return known && known.until > now() ? known.owner : undefined;
    },
    revoke(owner) {
      for (const [ticket, known] of tickets) if (known.owner === owner) tickets.delete(ticket);
    },
  };
}
