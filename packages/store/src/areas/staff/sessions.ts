import type { StaffRight } from '@quay/contract/staff';
import { sql } from 'kysely';
import type { Query } from '../../database.ts';

export type StaffSessionRow = {
  readonly staffId: number;
  readonly username: string;
  readonly name: string;
  readonly role: string;
  readonly roleId: number;
  readonly rights: readonly StaffRight[];
  readonly active: boolean;
  readonly openedAt: number;
  readonly seenAt: number;
};

export type StaffTicketRow = { readonly staffId: number; readonly totpSealed: Uint8Array | null };

export type StaffSessionReads = {
  /** Opens a session; when the member then has more than `most`, those that were opened first end. */
  addStaffSession(
    session: {
      readonly tokenHash: Uint8Array;
      readonly staffId: number;
      readonly address: string;
      readonly at: number;
    },
    most?: number,
  ): Promise<void>;
  /** A session with its member and role as they are now. */
  staffSession(tokenHash: Uint8Array): Promise<StaffSessionRow | undefined>;
  /** The session was used. */
  touchStaffSession(tokenHash: Uint8Array, at: number): Promise<void>;
  endStaffSession(tokenHash: Uint8Array): Promise<void>;
  endSessionsOfMember(staffId: number): Promise<void>;
  /** Removes sessions that were opened, or seen last, before a moment. */
  removeStaffSessions(openedBefore: number, seenBefore: number): Promise<void>;

  addStaffTicket(
    ticket: StaffTicketRow & { readonly tokenHash: Uint8Array; readonly expiresAt: number },
  ): Promise<void>;
  staffTicket(tokenHash: Uint8Array, now: number): Promise<StaffTicketRow | undefined>;
  /** Counts a try; nothing when the ticket has ended or had all its tries. */
  tryStaffTicket(tokenHash: Uint8Array, now: number, triesMax: number): Promise<StaffTicketRow | undefined>;
  /** Whether it was there to be used up: of two at once, one gets false. */
  spendStaffTicket(tokenHash: Uint8Array): Promise<boolean>;
  removeStaffTickets(endedBefore: number): Promise<void>;
};

export function staffSessionReads(db: Query): StaffSessionReads {
  return {
    async addStaffSession({ tokenHash, staffId, address, at }, most) {
      const opened = new Date(at);
      await db
        .insertInto('staffSessions')
        .values({ tokenHash, staffId, address, openedAt: opened, seenAt: opened })
        .execute();
      if (most !== undefined) {
        const newest = db
          .selectFrom('staffSessions')
          .select('tokenHash')
          .where('staffId', '=', staffId)
          .orderBy('openedAt', 'desc')
          // The one that is being opened stays, whatever else was opened in the same millisecond.
          .orderBy(sql`token_hash = ${tokenHash}`, 'desc')
          .limit(most);
        await db
          .deleteFrom('staffSessions')
          .where('staffId', '=', staffId)
          .where('tokenHash', 'not in', newest)
          .execute();
      }
      await db.updateTable('staffMembers').set({ seenAt: opened }).where('id', '=', staffId).execute();
    },

    staffSession: (tokenHash) =>
      db
        .selectFrom('staffSessions as session')
        .innerJoin('staffMembers as member', 'member.id', 'session.staffId')
        .innerJoin('staffRoles as role', 'role.id', 'member.roleId')
        .select(['session.staffId', 'session.openedAt', 'session.seenAt'])
        .select([
          'member.username',
          'member.name',
          'member.active',
          'member.roleId',
          'role.name as role',
          'role.rights',
        ])
        .where('session.tokenHash', '=', tokenHash)
        .executeTakeFirst(),

    async touchStaffSession(tokenHash, at) {
      const seenAt = new Date(at);
      const touched = await db
        .updateTable('staffSessions')
        .set({ seenAt })
        .where('tokenHash', '=', tokenHash)
        .returning('staffId')
        .executeTakeFirst();
      if (touched) await db.updateTable('staffMembers').set({ seenAt }).where('id', '=', touched.staffId).execute();
    },

    async endStaffSession(tokenHash) {
      await db.deleteFrom('staffSessions').where('tokenHash', '=', tokenHash).execute();
    },

    async endSessionsOfMember(staffId) {
      await db.deleteFrom('staffSessions').where('staffId', '=', staffId).execute();
      await db.deleteFrom('staffTickets').where('staffId', '=', staffId).execute();
    },

    async removeStaffSessions(openedBefore, seenBefore) {
      await db
        .deleteFrom('staffSessions')
        .where(({ or, eb }) =>
          or([
            eb('openedAt', '<', sql<number>`${new Date(openedBefore)}`),
            eb('seenAt', '<', sql<number>`${new Date(seenBefore)}`),
          ]),
        )
        .execute();
    },

    async addStaffTicket({ expiresAt, ...ticket }) {
      await db
        .insertInto('staffTickets')
        .values({ ...ticket, expiresAt: new Date(expiresAt) })
        .execute();
    },

    staffTicket: (tokenHash, now) =>
      db
        .selectFrom('staffTickets')
        .select(['staffId', 'totpSealed'])
        .where('tokenHash', '=', tokenHash)
        .where('expiresAt', '>', sql<number>`${new Date(now)}`)
        .executeTakeFirst(),

    tryStaffTicket: (tokenHash, now, triesMax) =>
      db
        .updateTable('staffTickets')
        .set({ tries: sql`tries + 1` })
        .where('tokenHash', '=', tokenHash)
        .where('expiresAt', '>', sql<number>`${new Date(now)}`)
        .where('tries', '<', triesMax)
        .returning(['staffId', 'totpSealed'])
        .executeTakeFirst(),

    async spendStaffTicket(tokenHash) {
      const spent = await db.deleteFrom('staffTickets').where('tokenHash', '=', tokenHash).executeTakeFirst();
      return spent.numDeletedRows > 0n;
    },

    async removeStaffTickets(endedBefore) {
      await db
        .deleteFrom('staffTickets')
        .where('expiresAt', '<', sql<number>`${new Date(endedBefore)}`)
        .execute();
    },
  };
}
