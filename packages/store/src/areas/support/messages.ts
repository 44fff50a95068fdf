import { sql } from 'kysely';
import type { Query } from '../../database.ts';

export type MessageRow = {
  readonly id: number;
  readonly conversationId: number;
  readonly sender: 'customer' | 'staff' | 'system';
  readonly staffId: number | null;
  /** Name of the member of staff. */
  readonly author: string | null;
  readonly text: string | null;
  readonly picture: string | null;
  readonly at: number;
  readonly recalledAt: number | null;
};

export type NewMessage = Pick<MessageRow, 'conversationId' | 'sender' | 'staffId' | 'text' | 'picture' | 'at'> & {
  /** The sender's own name of it: sent again, it adds nothing. System lines have one too, so that each is said once. */
  readonly clientId: string;
};

export type MessageReads = {
  /** Adds a message, or gives the one that was sent under this name before. */
  addMessage(message: NewMessage): Promise<MessageRow>;
  /** The same, unless the customer has written that many since a moment: then nothing. */
  addWithin(
    message: NewMessage,
    limit: { readonly most: number; readonly since: number },
  ): Promise<MessageRow | undefined>;
  /** Newest first. */
  messages(
    conversationId: number,
    page: { readonly before: number | undefined; readonly limit: number },
  ): Promise<MessageRow[]>;
  message(id: number): Promise<MessageRow | undefined>;
  unreadByCustomer(conversationId: number, readUpTo: number): Promise<number>;
  /** Takes back a message of a member of staff that is not older than `since`; gives whether it was there to take. */
  recallMessage(id: number, staffId: number, since: number, at: number): Promise<boolean>;
};

const COLUMNS = [
  'messages.id',
  'messages.conversationId',
  'messages.sender',
  'messages.staffId',
  'staffMembers.name as author',
  'messages.text',
  'messages.picture',
  'messages.at',
  'messages.recalledAt',
] as const;

export function messageReads(db: Query): MessageReads {
  const rows = (on: Query = db) =>
    on.selectFrom('messages').leftJoin('staffMembers', 'staffMembers.id', 'messages.staffId').select(COLUMNS);

  /** One at a time in a conversation: none slips past the limit, and ids stand in the order in which they are seen. */
  const add = (added: NewMessage, limit?: { readonly most: number; readonly since: number }) =>
    db.transaction().execute(async (on) => {
      const { at, ...message } = added;
      const { conversationId, sender, staffId, clientId } = message;
      await on.selectFrom('conversations').select('id').where('id', '=', conversationId).forUpdate().execute();
      const mine = rows(on)
        .where('conversationId', '=', conversationId)
        .where('sender', '=', sender)
        .where('clientId', '=', clientId);
      const known = await mine.executeTakeFirst();
      if (known) return known;
      if (limit && (await writtenSince(on, conversationId, limit.since)) >= limit.most) return undefined;

      const now = new Date(at);
      await on
        .insertInto('messages')
        .values({ ...message, at: now, recalledAt: null })
        .execute();
      if (sender !== 'system') {
        await on
          .updateTable('conversations')
          .set(
            sender === 'customer'
              ? { lastAt: now, waitingSince: sql`coalesce(waiting_since, ${now})` }
              : { lastAt: now, waitingSince: null, answeredBy: staffId },
          )
          .where('id', '=', conversationId)
          .execute();
      }
      return mine.executeTakeFirstOrThrow();
    });

  return {
    addMessage: async (message) => (await add(message))!,
    addWithin: add,

    messages(conversationId, { before, limit }) {
      let page = rows().where('conversationId', '=', conversationId);
      if (before !== undefined) page = page.where('messages.id', '<', before);
      return page.orderBy('messages.id', 'desc').limit(limit).execute();
    },

    message: (id) => rows().where('messages.id', '=', id).executeTakeFirst(),

    async unreadByCustomer(conversationId, readUpTo) {
      const { count } = await db
        .selectFrom('messages')
        .select((of) => of.fn.countAll<number>().as('count'))
        .where('conversationId', '=', conversationId)
        .where('sender', '=', 'staff')
        .where('recalledAt', 'is', null)
        .where('id', '>', readUpTo)
        .executeTakeFirstOrThrow();
      return Number(count);
    },

    async recallMessage(id, staffId, since, at) {
      const recalled = await db
        .updateTable('messages')
        .set({ recalledAt: new Date(at) })
        .where('id', '=', id)
        .where('staffId', '=', staffId)
        .where('recalledAt', 'is', null)
        .where('at', '>=', sql<number>`${new Date(since)}`)
        .executeTakeFirst();
      return recalled.numUpdatedRows > 0n;
    },
  };
}

/** How many messages a customer wrote since a moment. */
async function writtenSince(on: Query, conversationId: number, since: number): Promise<number> {
  const { count } = await on
    .selectFrom('messages')
    .select((of) => of.fn.countAll<number>().as('count'))
    .where('conversationId', '=', conversationId)
    .where('sender', '=', 'customer')
    .where('at', '>', sql<number>`${new Date(since)}`)
    .executeTakeFirstOrThrow();
  return Number(count);
}
