import type { CodeChannel } from '@quay/contract/identity';
import { sql } from 'kysely';
import type { Query } from '../../database.ts';

export type MessageRow = {
  readonly id: number;
  readonly user: number | null;
  readonly channel: CodeChannel;
  readonly address: string;
  readonly subject: string;
  readonly text: string | null;
  readonly delivery: 'kept' | 'sent' | 'failed';
  readonly at: number;
};

export type OutboxReads = {
  addMessage(message: Omit<MessageRow, 'id'>): Promise<number>;
  /** It was handed over, or could not be: either way its text is nobody's business any more. */
  settleMessage(id: number, delivery: 'sent' | 'failed'): Promise<void>;
  removeMessages(before: number): Promise<number>;
};

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
      await db.updateTable('outbox').set({ delivery, text: null }).where('id', '=', id).execute();
    },

    async removeMessages(before) {
      const old = db.deleteFrom('outbox').where('at', '<', sql<number>`${new Date(before)}`);
      return Number((await old.executeTakeFirst()).numDeletedRows);
    },
  };
}
