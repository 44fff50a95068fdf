import type { NoticeChannel, NoticeEvent, NoticeTopic } from '@quay/contract/c2c';
import { sql } from 'kysely';
import type { Query } from '../../database.ts';
import { shownName } from '../../shown-name.ts';

export type NoticeChoice = Readonly<Record<NoticeTopic, readonly NoticeChannel[]>>;

/** A browser that gets web push. */
export type PushDevice = {
  readonly id: number;
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
};

/** Something to notify of. `number` is the event's on the order's timeline. */
export type NoticeRow = {
  readonly userId: number;
  readonly topic: NoticeTopic;
  readonly event: NoticeEvent;
  readonly orderId: number;
  readonly number: number;
  readonly at: number;
};

/** What notices say of an order. */
export type NoticedOrder = {
  readonly id: number;
  /** As people quote it; an order of before has none. */
  readonly called: string | null;
  readonly asset: string;
  readonly fiat: string;
  readonly quantity: bigint;
  readonly money: bigint;
  readonly payer: number;
  readonly payerName: string;
  readonly sellerName: string;
};

/** How long notices are collected before they are sent, in milliseconds. */
export type NoticeWaits = {
  /** What happens at once is sent at once, in one. */
  readonly settle: number;
  /** What was written may be read where it was written. */
  readonly message: number;
  /** Between two letters to one user, and two messages of one order to their browsers. */
  readonly between: number;
};

/** How somebody is notified of orders and appeals. */
export type OrderNoticesReads = {
  noticeChoice(user: number): Promise<NoticeChoice>;
  saveNoticeChoice(user: number, choice: NoticeChoice): Promise<void>;
  pushDevices(user: number): Promise<PushDevice[]>;
  /** A browser is its last user's; of too many the oldest goes. */
  addPushDevice(user: number, device: Omit<PushDevice, 'id'>, at: number, most: number): Promise<void>;
  removePushDevice(user: number, endpoint: string): Promise<void>;
  /** The push service knows it no more. */
  forgetPushDevice(id: number): Promise<void>;
  /** Something did not reach it; gives since when nothing does. */
  pushFailed(id: number, at: number): Promise<number>;
  pushReached(id: number): Promise<void>;
  /** Says something once, however often it is said. */
  addNotice(notice: NoticeRow): Promise<void>;
  /** Takes what browsers are to get now; whoever takes it sends it. */
  takePushes(at: number, waits: NoticeWaits): Promise<NoticeRow[]>;
  /** The same for letters; nothing of users who just had one. */
  takeLetters(at: number, waits: NoticeWaits): Promise<NoticeRow[]>;
  noticesWait(): Promise<boolean>;
  /** Of these orders those with a message that the user has not seen. */
  ordersWithUnread(user: number, orders: readonly number[]): Promise<ReadonlySet<number>>;
  noticedOrders(ids: readonly number[]): Promise<NoticedOrder[]>;
  removeNotices(before: number): Promise<void>;
};

const moment = (at: number) => sql<number>`${new Date(at)}`;

export function orderNoticesReads(db: Query): OrderNoticesReads {
  /** What has waited long enough, of orders whose rows are there: the timeline may be ahead of them. */
  const ripe = (at: number, { settle, message }: NoticeWaits) =>
    sql<boolean>`at <= ${new Date(at - settle)} and (event <> 'message' or at <= ${new Date(at - message)})
      and exists (select from c2c_orders where id = order_id)`;
  const columns = ['userId', 'topic', 'event', 'orderId', 'number', 'at'] as const;

  return {
    async noticeChoice(user) {
      const found = await db
        .selectFrom('c2cMembers')
        .select(['orderNotices', 'appealNotices'])
        .where('userId', '=', user)
        .executeTakeFirst();
      return { orders: found?.orderNotices ?? DEFAULT, appeals: found?.appealNotices ?? DEFAULT };
    },

    async saveNoticeChoice(user, { orders, appeals }) {
      const row = { orderNotices: [...orders], appealNotices: [...appeals] };
      await db
        .insertInto('c2cMembers')
        .values({ userId: user, ...row })
        .onConflict((known) => known.column('userId').doUpdateSet(row))
        .execute();
    },

    pushDevices: (user) =>
      db
        .selectFrom('pushDevices')
        .select(['id', 'endpoint', 'p256dh', 'auth'])
        .where('userId', '=', user)
        .orderBy('id')
        .execute(),

    addPushDevice: (user, device, at, most) =>
      db.transaction().execute(async (all) => {
        const row = { ...device, userId: user, addedAt: new Date(at), failedAt: null };
        await all
          .insertInto('pushDevices')
          .values(row)
          .onConflict((known) => known.column('endpoint').doUpdateSet(row))
          .execute();
        const kept = all
          .selectFrom('pushDevices')
          .select('id')
          .where('userId', '=', user)
          .orderBy('addedAt', 'desc')
          .orderBy('id', 'desc')
          .limit(most);
        await all.deleteFrom('pushDevices').where('userId', '=', user).where('id', 'not in', kept).execute();
      }),

    async removePushDevice(user, endpoint) {
      await db.deleteFrom('pushDevices').where('userId', '=', user).where('endpoint', '=', endpoint).execute();
    },

    async forgetPushDevice(id) {
      await db.deleteFrom('pushDevices').where('id', '=', id).execute();
    },

    async pushFailed(id, at) {
      const failed = await db
        .updateTable('pushDevices')
        .set({ failedAt: sql`coalesce(failed_at, ${new Date(at)})` })
        .where('id', '=', id)
        .returning('failedAt')
        .executeTakeFirst();
      return failed?.failedAt ?? at;
    },

    async pushReached(id) {
      const failing = db.updateTable('pushDevices').set({ failedAt: null }).where('id', '=', id);
      await failing.where('failedAt', 'is not', null).execute();
    },

    async addNotice({ at, ...notice }) {
      await db
        .insertInto('c2cNotices')
        .values({ ...notice, at: new Date(at), pushedAt: null, notifiedAt: null })
        .onConflict((known) => known.columns(['userId', 'orderId', 'number']).doNothing())
        .execute();
    },

    takePushes: (at, waits) =>
      db
        .updateTable('c2cNotices')
        .set({ pushedAt: new Date(at) })
        .where('pushedAt', 'is', null)
        .where(ripe(at, waits))
        .where(
          sql<boolean>`(event <> 'message' or (user_id, order_id) not in (
            select user_id, order_id from c2c_notices
            where event = 'message' and pushed_at > ${new Date(at - waits.between)}
          ))`,
        )
        .returning(columns)
        .execute(),

    takeLetters: (at, waits) =>
      db
        .updateTable('c2cNotices')
        .set({ notifiedAt: new Date(at) })
        .where('notifiedAt', 'is', null)
        .where(ripe(at, waits))
        .where('userId', 'not in', (notified) =>
          notified
            .selectFrom('c2cNotices as told')
            .select('told.userId')
            .where('told.notifiedAt', '>', moment(at - waits.between)),
        )
        .returning(columns)
        .execute(),

    async noticesWait() {
      const waiting = db
        .selectFrom('c2cNotices')
        .select('id')
        .where((is) => is.or([is('pushedAt', 'is', null), is('notifiedAt', 'is', null)]))
        .limit(1);
      return (await waiting.executeTakeFirst()) !== undefined;
    },

    async ordersWithUnread(user, orders) {
      if (orders.length === 0) return new Set();
      const found = await db
        .selectFrom('c2cMessages as written')
        .leftJoin('c2cReads as seen', (on) =>
          on.onRef('seen.orderId', '=', 'written.orderId').on('seen.userId', '=', user),
        )
        .select('written.orderId')
        .distinct()
        .where('written.orderId', 'in', orders)
        .where('written.actor', '<>', 'system')
        .where(sql<boolean>`written.user_id is distinct from ${user}`)
        .where(sql<boolean>`written.id > coalesce(seen.up_to, 0)`)
        .execute();
      return new Set(found.map(({ orderId }) => orderId));
    },

    async noticedOrders(ids) {
      if (ids.length === 0) return [];
      return db
        .selectFrom('c2cOrders')
        .innerJoin('users as payers', 'payers.id', 'c2cOrders.payer')
        .innerJoin('users as sellers', 'sellers.id', 'c2cOrders.seller')
        .leftJoin('c2cOrderNumbers', 'c2cOrderNumbers.order', 'c2cOrders.id')
        .select(['c2cOrders.id', 'c2cOrderNumbers.number as called', 'asset', 'fiat', 'quantity', 'money', 'payer'])
        .select([shownName('payers').as('payerName'), shownName('sellers').as('sellerName')])
        .where('c2cOrders.id', 'in', ids)
        .execute();
    },

    async removeNotices(before) {
      const old = db.deleteFrom('c2cNotices').where('at', '<', moment(before));
      await old.where('pushedAt', 'is not', null).where('notifiedAt', 'is not', null).execute();
    },
  };
}

const DEFAULT: readonly NoticeChannel[] = ['app', 'email'];
