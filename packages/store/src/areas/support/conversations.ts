import { sql } from 'kysely';
import type { Query } from '../../database.ts';

/** Who writes to customer service: a user, or a guest by the name of their browser. */
export type Customer = { readonly user: number } | { readonly guest: string };

export type ConversationRow = {
  readonly id: number;
  readonly userId: number | null;
  readonly guest: string | null;
  /** The customer's account name. */
  readonly username: string | null;
  readonly antiPhishing: string | null;
  readonly lastAt: number;
  /** Since when the customer waits for an answer. */
  readonly waitingSince: number | null;
  /** Ids of the last messages that were seen; 0 for none. */
  readonly readByCustomer: number;
  readonly readByStaff: number;
  /** Who of staff answered last. */
  readonly answeredBy: string | null;
};

/** A conversation as a list shows it. */
export type ConversationHead = ConversationRow & {
  readonly unread: number;
  readonly lastText: string | null;
  readonly lastFrom: 'customer' | 'staff' | 'system' | null;
};

export type ConversationReads = {
  conversationOf(customer: Customer): Promise<ConversationRow | undefined>;
  conversation(id: number): Promise<ConversationRow | undefined>;
  /** The customer's conversation, begun now if there is none. */
  beginConversation(customer: Customer, at: number): Promise<ConversationRow>;
  /** Read marks only ever go forward, and no further than what was written. */
  markRead(id: number, by: 'customer' | 'staff', upTo: number): Promise<void>;
  /** Whether somebody who answers has worked at the console since then. */
  isStaffed(since: number): Promise<boolean>;
  /** Who waits longest first, then the latest. */
  conversations(options: { readonly waitingOnly: boolean; readonly limit: number }): Promise<ConversationHead[]>;
};

const COLUMNS = [
  'conversations.id',
  'conversations.userId',
  'conversations.guest',
  'users.username',
  'users.antiPhishing',
  'conversations.lastAt',
  'conversations.waitingSince',
  'conversations.readByCustomer',
  'conversations.readByStaff',
  'staffMembers.name as answeredBy',
] as const;

export function conversationReads(db: Query): ConversationReads {
  const rows = () =>
    db
      .selectFrom('conversations')
      .leftJoin('users', 'users.id', 'conversations.userId')
      .leftJoin('staffMembers', 'staffMembers.id', 'conversations.answeredBy')
      .select(COLUMNS);

  const find = (customer: Customer): Promise<ConversationRow | undefined> =>
    ('user' in customer
      ? rows().where('conversations.userId', '=', customer.user)
      : rows().where('conversations.guest', '=', customer.guest)
    ).executeTakeFirst();

  return {
    conversationOf: find,

    conversation: (id) => rows().where('conversations.id', '=', id).executeTakeFirst(),

    async beginConversation(customer, at) {
      const known = await find(customer);
      if (known) return known;
      const whose =
        'user' in customer ? { userId: customer.user, guest: null } : { userId: null, guest: customer.guest };
      // Two first messages at once begin one conversation.
      await db
        .insertInto('conversations')
        .values({ ...whose, lastAt: new Date(at), waitingSince: null, answeredBy: null })
        .onConflict((there) => there.doNothing())
        .execute();
      return (await find(customer))!;
    },

    async markRead(id, by, upTo) {
      const column = by === 'customer' ? 'readByCustomer' : 'readByStaff';
      const other = by === 'customer' ? 'staff' : 'customer';
      const seen = db
        .selectFrom('messages')
        .select((of) => of.fn.coalesce(of.fn.max('id'), sql<number>`0`).as('last'))
        .where('conversationId', '=', id)
        .where('sender', 'in', [other, 'system'])
        .where('id', '<=', upTo);
      await db
        .updateTable('conversations')
        .set({ [column]: sql`greatest(${sql.ref(column)}, (${seen}))` })
        .where('id', '=', id)
        .execute();
    },

    async isStaffed(since) {
      const found = await db
        .selectFrom('staffSessions')
        .innerJoin('staffMembers', 'staffMembers.id', 'staffSessions.staffId')
        .innerJoin('staffRoles', 'staffRoles.id', 'staffMembers.roleId')
        .select('staffSessions.staffId')
        .where('staffSessions.seenAt', '>', sql<number>`${new Date(since)}`)
        .where('staffMembers.active', '=', true)
        .where(sql<boolean>`'chat' = any (staff_roles.rights)`)
        .limit(1)
        .executeTakeFirst();
      return found !== undefined;
    },

    async conversations({ waitingOnly, limit }) {
      let heads = rows()
        .leftJoinLateral(
          (of) =>
            of
              .selectFrom('messages')
              .select(['text as lastText', 'sender as lastFrom'])
              .whereRef('messages.conversationId', '=', 'conversations.id')
              .where('recalledAt', 'is', null)
              .orderBy('messages.id', 'desc')
              .limit(1)
              .as('last'),
          (join) => join.onTrue(),
        )
        .select(['lastText', 'lastFrom'])
        .select((of) =>
          of
            .selectFrom('messages')
            .select((row) => row.fn.countAll<number>().as('count'))
            .whereRef('messages.conversationId', '=', 'conversations.id')
            .where('sender', '=', 'customer')
            .whereRef('messages.id', '>', 'conversations.readByStaff')
            .as('unread'),
        );
      if (waitingOnly) heads = heads.where('waitingSince', 'is not', null);
      const found = await heads
        .orderBy(sql`waiting_since`, (order) => order.asc().nullsLast())
        .orderBy('lastAt', 'desc')
        .limit(limit)
        .execute();
      return found.map((head) => ({ ...head, unread: Number(head.unread ?? 0) }));
    },
  };
}
