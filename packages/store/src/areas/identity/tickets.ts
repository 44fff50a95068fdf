import { sql } from 'kysely';
import type { Query } from '../../database.ts';

export type TicketRow = { readonly user: number | null; readonly data: unknown };

export type TicketReads = {
  addTicket(ticket: {
    readonly tokenHash: Uint8Array;
    readonly kind: string;
    readonly user: number | undefined;
    readonly data: unknown;
    readonly expiresAt: number;
  }): Promise<void>;
  ticket(kind: string, tokenHash: Uint8Array, now: number): Promise<TicketRow | undefined>;
  /** Counts a try, and gives the ticket while it had fewer than `most`. */
  tryTicket(kind: string, tokenHash: Uint8Array, now: number, most: number): Promise<TicketRow | undefined>;
  /** Takes the ticket away, and gives it to one asker alone. */
  takeTicket(kind: string, tokenHash: Uint8Array, now: number): Promise<TicketRow | undefined>;
  /** Takes away all tickets of a user of one kind. */
  removeTicketsOf(user: number, kind: string): Promise<void>;
  removeTickets(endedBefore: number): Promise<number>;
};

export function ticketReads(db: Query): TicketReads {
  return {
    async addTicket({ tokenHash, kind, user, data, expiresAt }) {
      await db
        .insertInto('tickets')
        .values({
          tokenHash,
          kind,
          userId: user ?? null,
          data: JSON.stringify(data),
          expiresAt: new Date(expiresAt),
        })
        .execute();
    },

    ticket: (kind, tokenHash, now) =>
      db
        .selectFrom('tickets')
        .select(['userId as user', 'data'])
        .where('tokenHash', '=', tokenHash)
        .where('kind', '=', kind)
        .where('expiresAt', '>', sql<number>`${new Date(now)}`)
        .executeTakeFirst(),

    tryTicket: (kind, tokenHash, now, most) =>
      db
        .updateTable('tickets')
        .set({ tries: sql`tries + 1` })
        .where('tokenHash', '=', tokenHash)
        .where('kind', '=', kind)
        .where('tries', '<', most)
        .where('expiresAt', '>', sql<number>`${new Date(now)}`)
        .returning(['userId as user', 'data'])
        .executeTakeFirst(),

    takeTicket: (kind, tokenHash, now) =>
      db
        .deleteFrom('tickets')
        .where('tokenHash', '=', tokenHash)
        .where('kind', '=', kind)
        .where('expiresAt', '>', sql<number>`${new Date(now)}`)
        .returning(['userId as user', 'data'])
        .executeTakeFirst(),

    async removeTicketsOf(user, kind) {
      await db.deleteFrom('tickets').where('userId', '=', user).where('kind', '=', kind).execute();
    },

    async removeTickets(endedBefore) {
      const old = db.deleteFrom('tickets').where('expiresAt', '<', sql<number>`${new Date(endedBefore)}`);
      return Number((await old.executeTakeFirst()).numDeletedRows);
    },
  };
}
