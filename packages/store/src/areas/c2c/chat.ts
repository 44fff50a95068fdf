import type { C2cActor, ChatWarning, SystemLine } from '@quay/contract/c2c';
import { sql } from 'kysely';
import type { Query } from '../../database.ts';

export type OrderMessageRow = {
  readonly id: number;
  readonly orderId: number;
  readonly actor: C2cActor;
  readonly userId: number | null;
  readonly staffId: number | null;
  /** Name of the member of staff. */
  readonly author: string | null;
  readonly line: SystemLine | null;
  readonly text: string | null;
  readonly picture: string | null;
  readonly warnings: readonly ChatWarning[];
  /** SHA-256 of the text or of the picture; of a line of the system nothing. */
  readonly digest: string;
  readonly clientId: string;
  /** Its event on the timeline. Until it has one, nobody is shown it. */
  readonly event: number | null;
  readonly at: number;
};

export type NewOrderMessage = Omit<OrderMessageRow, 'id' | 'author'>;

export type OrderChatReads = {
  /**
   * Adds a message, or gives the one that was sent under this name before; nothing when its writer has written that many
   * since a moment.
   */
  addOrderMessage(
    message: NewOrderMessage,
    limit?: { readonly most: number; readonly since: number },
  ): Promise<{ readonly row: OrderMessageRow; readonly isNew: boolean } | undefined>;
  /** What a conversation begins with, whole or not at all; again it changes nothing. */
  beginOrderChat(messages: readonly NewOrderMessage[]): Promise<void>;
  /** It stands on the timeline now. */
  orderMessageNoted(id: number, event: number): Promise<void>;
  /** Takes back what could not be noted: the order was over first. */
  dropOrderMessage(id: number): Promise<void>;
  /** What a stop left between the row and the timeline, oldest first. */
  unnotedOrderMessages(): Promise<OrderMessageRow[]>;
  /** What stands on the timeline, newest first. */
  orderMessages(
    orderId: number,
    page: { readonly before: number | undefined; readonly limit: number },
  ): Promise<OrderMessageRow[]>;
  /** What people wrote, by its place on the timeline, up to an event. */
  orderMessagesUpTo(orderId: number, event: number): Promise<OrderMessageRow[]>;
  /** How far each of the two has read. */
  orderReads(orderId: number): Promise<ReadonlyMap<number, number>>;
  /** Marks only go forward, and no further than what was written; gives whether this one moved. */
  markOrderRead(orderId: number, user: number, upTo: number): Promise<boolean>;
  /** Messages of others that a user has not read, by order; orders without any are left out. */
  unreadOrderMessages(user: number, orderIds: readonly number[]): Promise<ReadonlyMap<number, number>>;
};

export function orderChatReads(db: Query): OrderChatReads {
  const rows = (on: Query = db) =>
    on
      .selectFrom('c2cMessages')
      .leftJoin('staffMembers', 'staffMembers.id', 'c2cMessages.staffId')
      .selectAll('c2cMessages')
      .select('staffMembers.name as author');

  /** One at a time: none slips past the limit, and ids stand in the order in which they are seen. */
  const lock = (on: Query, orderId: number) =>
    sql`select pg_advisory_xact_lock(hashtextextended(${`chat of order ${orderId}`}, 0))`.execute(on);

  async function add(
    on: Query,
    { at, warnings, ...message }: NewOrderMessage,
    limit?: { readonly most: number; readonly since: number },
  ) {
    const { orderId, actor, clientId, picture } = message;
    const mine = rows(on).where('orderId', '=', orderId).where('actor', '=', actor);
    const same = mine.where('clientId', '=', clientId);
    const known = await same.executeTakeFirst();
    if (known) return { row: known, isNew: false };
    if (limit) {
      const since = sql<number>`${new Date(limit.since)}`;
      const written = await mine.where('line', 'is', null).where('at', '>', since).limit(limit.most).execute();
      if (written.length >= limit.most) return undefined;
    }
    if (picture !== null) await on.updateTable('files').set({ used: true }).where('id', '=', picture).execute();
    await on
      .insertInto('c2cMessages')
      .values({ ...message, warnings: [...warnings], at: new Date(at) })
      .execute();
    return { row: await same.executeTakeFirstOrThrow(), isNew: true };
  }

  return {
    addOrderMessage: (message, limit) =>
      db.transaction().execute(async (on) => {
        await lock(on, message.orderId);
        return add(on, message, limit);
      }),

    beginOrderChat: (messages) =>
      db.transaction().execute(async (on) => {
        const [first] = messages;
        if (first) await lock(on, first.orderId);
        for (const message of messages) await add(on, message);
      }),

    async orderMessageNoted(id, event) {
      await db.updateTable('c2cMessages').set({ event }).where('id', '=', id).execute();
    },

    async dropOrderMessage(id) {
      await db.deleteFrom('c2cMessages').where('id', '=', id).where('event', 'is', null).execute();
    },

    unnotedOrderMessages: () => rows().where('event', 'is', null).orderBy('c2cMessages.id').execute(),

    orderMessages(orderId, { before, limit }) {
      let page = rows().where('orderId', '=', orderId).where('event', 'is not', null);
      if (before !== undefined) page = page.where('c2cMessages.id', '<', before);
      return page.orderBy('c2cMessages.id', 'desc').limit(limit).execute();
    },

    orderMessagesUpTo: (orderId, event) =>
      rows()
        .where('orderId', '=', orderId)
        .where('actor', '<>', 'system')
        .where('event', '<=', event)
        .orderBy('event')
        .execute(),

    async orderReads(orderId) {
      const marks = await db.selectFrom('c2cReads').select(['userId', 'upTo']).where('orderId', '=', orderId).execute();
      return new Map(marks.map(({ userId, upTo }) => [userId, upTo]));
    },

    async markOrderRead(orderId, user, upTo) {
      const moved = await db
        .insertInto('c2cReads')
        .columns(['orderId', 'userId', 'upTo'])
        .expression((of) =>
          of
            .selectFrom('c2cMessages')
            .select((row) => [
              sql<number>`${orderId}::bigint`.as('orderId'),
              sql<number>`${user}::bigint`.as('userId'),
              row.fn.max('id').as('upTo'),
            ])
            .where('orderId', '=', orderId)
            .where('event', 'is not', null)
            .where('id', '<=', upTo)
            .having((row) => row(row.fn.max('id'), 'is not', null)),
        )
        .onConflict((known) =>
          known
            .columns(['orderId', 'userId'])
            .doUpdateSet({ upTo: sql`excluded.up_to` })
            .where('c2cReads.upTo', '<', sql<number>`excluded.up_to`),
        )
        .returning('upTo')
        .executeTakeFirst();
      return moved !== undefined;
    },

    async unreadOrderMessages(user, orderIds) {
      if (orderIds.length === 0) return new Map();
      const counts = await db
        .selectFrom('c2cMessages')
        .leftJoin('c2cReads', (join) =>
          join.onRef('c2cReads.orderId', '=', 'c2cMessages.orderId').on('c2cReads.userId', '=', user),
        )
        .select('c2cMessages.orderId')
        .select((of) => of.fn.countAll<number>().as('count'))
        .where('c2cMessages.orderId', 'in', orderIds)
        .where('event', 'is not', null)
        .where('actor', '<>', 'system')
        .where(sql<boolean>`c2c_messages.user_id is distinct from ${user}`)
        .where(sql<boolean>`c2c_messages.id > coalesce(c2c_reads.up_to, 0)`)
        .groupBy('c2cMessages.orderId')
        .execute();
      return new Map(counts.map(({ orderId, count }) => [orderId, count]));
    },
  };
}
