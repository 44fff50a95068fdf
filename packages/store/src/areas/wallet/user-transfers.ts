import type { UserTransfer } from '@quay/core';
import { sql } from 'kysely';
import type { Query } from '../../database.ts';
import { shownName } from '../../shown-name.ts';

/** What one user gave to another, with what the other one is called. */
export type NamedTransfer = UserTransfer & { readonly otherName: string };

export type UserTransferReads = {
  /** What somebody sent and was sent, newest first. */
  userTransfers(
    user: number,
    wanted: { readonly before?: number | undefined; readonly size: number },
  ): Promise<NamedTransfer[]>;
  /** When somebody was last sent something; nothing where nobody ever sent anything. */
  lastReceivedAt(user: number): Promise<number | null>;
  /** What an earlier request of the owner with this id sent. */
  userTransferOfRequest(owner: number, requestId: string): Promise<NamedTransfer | undefined>;
};

export function userTransferReads(db: Query): UserTransferReads {
  const named = (user: number) =>
    db
      .selectFrom('userTransfers as sent')
      .innerJoin('users as other', (join) =>
        join.on(sql<boolean>`other.id = case when sent.owner = ${user} then sent.recipient else sent.owner end`),
      )
      .selectAll('sent')
      .select(shownName('other').as('otherName'));

  return {
    async userTransfers(user, { before, size }) {
      const below = before ?? Number.MAX_SAFE_INTEGER;
      // Each side has an index of its own.
      const side = (of: 'owner' | 'recipient') =>
        named(user).where(`sent.${of}`, '=', user).where('sent.id', '<', below).orderBy('sent.id', 'desc').limit(size);
      const found = await Promise.all([side('owner').execute(), side('recipient').execute()]);
      return found
        .flat()
        .sort((a, b) => b.id - a.id)
        .slice(0, size);
    },

    async lastReceivedAt(user) {
      const last = await db
        .selectFrom('userTransfers')
        .select('at')
        .where('recipient', '=', user)
        .orderBy('id', 'desc')
        .limit(1)
        .executeTakeFirst();
      return last?.at ?? null;
    },

    userTransferOfRequest: (owner, requestId) =>
      named(owner)
        .where(
          sql<boolean>`sent.id = (
            select reference from requests where owner = ${owner} and request_id = ${requestId} and kind = 'send'
          )`,
        )
        .executeTakeFirst(),
  };
}
