import { c2c, type NoticeEvent, type Notices as NoticesOnWire, type NoticeTopic } from '@quay/contract/c2c';
import type { C2cOrder } from '@quay/core';
import type { NoticeChoice, NoticeWaits, Reads } from '@quay/store';
import type { No } from '../../../edge/envelope.ts';
import type { Messages } from '../../../messages/messages.ts';
import type { Secrets } from '../../../secrets/secrets.ts';
import { boundOf, judgeChoice, reachable } from './choice.ts';
import { createTelling } from './telling.ts';
import { createSendPush } from './web-push/send.ts';
import { endpointOf, keysOf, type Subscription } from './web-push/subscription.ts';
import { createVapid } from './web-push/vapid.ts';

/** How users hear of orders and appeals. */
export type Notices = {
  settings(user: number): Promise<NoticesOnWire>;
  save(user: number, wish: NoticeChoice): Promise<NoticesOnWire | No>;
  addDevice(user: number, device: Subscription): Promise<NoticesOnWire | No>;
  removeDevice(user: number, endpoint: string): Promise<NoticesOnWire>;
  /** Tells a user, by what they chose, of an event on an order's timeline: once, however often it is said. */
  tell(
    user: number,
    topic: NoticeTopic,
    event: NoticeEvent,
    order: Pick<C2cOrder, 'id'>,
    number: number,
  ): Promise<void>;
  /** Stops telling, and waits for what is on its way. What was not told yet is told after the next start. */
  close(): Promise<void>;
};

export type NoticeWishes = {
  readonly waits?: NoticeWaits;
  /** Origins of push services besides those that are known. */
  readonly pushServices?: readonly string[];
};

/** Browsers of one user. */
const DEVICES_MAX = 10;
const WAITS: NoticeWaits = { settle: 1_000, message: 20_000, between: 60_000 };

export function createNotices(needs: {
  readonly reads: Pick<Reads, 'c2c' | 'identity'>;
  readonly messages: Messages;
  readonly secrets: Secrets;
  readonly origins: () => readonly string[];
  readonly log: { warn(line: string): void };
  readonly wishes?: NoticeWishes | undefined;
}): Notices {
  const { reads, messages, secrets, origins, log, wishes = {} } = needs;
  const { c2c: rows, identity: users } = reads;
  const contact = () => origins().find((origin) => origin.startsWith('https:'));
  const vapid = createVapid(secrets, contact, Date.now);
  const sendPush = createSendPush(vapid, wishes.pushServices);
  const telling = createTelling({ reads, messages, sendPush, origins, log, waits: wishes.waits ?? WAITS });

  const boundTo = async (user: number) =>
    boundOf((await users.userById(user)) ?? { email: null, phone: null }, messages);

  async function settings(user: number): Promise<NoticesOnWire> {
    const [bound, chosen, devices] = await Promise.all([
      boundTo(user),
      rows.noticeChoice(user),
      rows.pushDevices(user),
    ]);
    const { orders, appeals } = reachable(chosen, bound);
    return {
      orders: [...orders],
      appeals: [...appeals],
      bound,
      pushKey: vapid.publicKey,
      devices: devices.length,
    };
  }

  return {
    settings,

    async save(user, wish) {
      const judged = judgeChoice(wish, await boundTo(user));
      if ('refusal' in judged) return judged;
      await rows.saveNoticeChoice(user, judged);
      return settings(user);
    },

    async addDevice(user, { endpoint, p256dh, auth }) {
      const known = endpointOf(endpoint, wishes.pushServices);
      if (!known) return { refusal: c2c['push-malformed'], params: {}, field: 'endpoint' };
      if (!keysOf({ p256dh, auth })) return { refusal: c2c['push-malformed'], params: {}, field: 'keys' };
      await rows.addPushDevice(user, { endpoint: known.href, p256dh, auth }, Date.now(), DEVICES_MAX);
      return settings(user);
    },

    async removeDevice(user, endpoint) {
      const known = endpointOf(endpoint, wishes.pushServices);
      if (known) await rows.removePushDevice(user, known.href);
      return settings(user);
    },

    async tell(user, topic, event, { id }, number) {
      await rows.addNotice({ userId: user, topic, event, orderId: id, number, at: Date.now() });
      telling.wake();
    },

    close: () => telling.close(),
  };
}
