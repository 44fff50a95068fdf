import type { CodeChannel } from '@quay/contract/identity';
import { sql } from 'kysely';
import type { Query } from '../../database.ts';

export type MessageRow = {
  readonly id: number;
  readonly user: number | null;
  readonly channel: CodeChannel;
  readonly address: string;
  readonly subject: string;
  /** The text, sealed by the server: codes and links stand in it. */
  readonly sealed: Uint8Array | null;
  readonly delivery: 'kept' | 'sent' | 'failed';
  readonly at: number;
};

export type OutboxReads = {
  addMessage(message: Omit<MessageRow, 'id'>): Promise<number>;
  /** It was handed over, or could not be: either way its text is nobody's business any more. */
  settleMessage(id: number, delivery: 'sent' | 'failed'): Promise<void>;
  removeMessages(before: number): Promise<number>;
  /** Messages that a version before this one wrote in clear, so many of them. */
  clearMessages(most: number): Promise<ClearMessage[]>;
  /** Keeps the sealed text of such a message, and no other. */
  sealMessage(id: number, sealed: Uint8Array): Promise<void>;
  /** Gives the pages back where texts stood in clear. */
  wipeClearMessages(): Promise<void>;
};

export type ClearMessage = Pick<MessageRow, 'id' | 'channel' | 'address'> & { readonly text: string };

export function outboxReads(db: Query): OutboxReads {
  return {
    async addMessage({ user, at, ...message }) {
      const added = await db
        .insertInto('outbox')
        .values({ ...message, userId: user, at: new Date(at) })
        .returning('id')
        .executeTakeFirstOrThrow();
      return added.id;
    },

    async settleMessage(id, delivery) {
      await db.updateTable('outbox').set({ delivery, sealed: null }).where('id', '=', id).execute();
    },

    async removeMessages(before) {
      const old = db.deleteFrom('outbox').where('at', '<', sql<number>`${new Date(before)}`);
      return Number((await old.executeTakeFirst()).numDeletedRows);
    },

    async clearMessages(most) {
      const clear = db.selectFrom('outbox').select(['id', 'channel', 'address', 'text']).where('text', 'is not', null);
      return (await clear.orderBy('id').limit(most).execute()) as ClearMessage[];
    },

    async sealMessage(id, sealed) {
      await db.updateTable('outbox').set({ sealed, text: null }).where('id', '=', id).execute();
    },

    async wipeClearMessages() {
      await sql`vacuum full outbox`.execute(db);
    },
  };
}
