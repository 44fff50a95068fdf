import { c2c, type NoticeEvent, type Notices as NoticesOnWire, type NoticeTopic } from '@quay/contract/c2c';
import type { C2cOrder } from '@quay/core';
import type { NoticeChoice, NoticeWaits, Reads } from '@quay/store';
import type { No } from '../../../edge/envelope.ts';
import { boundOf } from '../../../messages/channels.ts';
import type { Messages } from '../../../messages/messages.ts';
import type { WebPush } from '../../../messages/web-push/push-devices.ts';
import { endpointOf, keysOf, type Subscription } from '../../../messages/web-push/subscription.ts';
import { reachable, validateChoice } from './choice.ts';
import { createNotifier } from './notifier.ts';

/** How users are notified of orders and appeals. */
export type Notices = {
  settings(user: number): Promise<NoticesOnWire>;
  save(user: number, request: NoticeChoice): Promise<NoticesOnWire | No>;
  addDevice(user: number, device: Subscription): Promise<NoticesOnWire | No>;
  removeDevice(user: number, endpoint: string): Promise<NoticesOnWire>;
  /** Notifies a user, by what they chose, of an event on an order's timeline: once, however often it is said. */
  notify(
    user: number,
    topic: NoticeTopic,
    event: NoticeEvent,
    order: Pick<C2cOrder, 'id'>,
    number: number,
  ): Promise<void>;
  /** Sends no more, and waits for what is on its way. What was not sent yet is sent after the next start. */
  close(): Promise<void>;
};

export type NoticeOptions = {
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
  readonly webPush: WebPush;
  readonly origins: () => readonly string[];
  readonly log: { warn(line: string): void };
  readonly noticeOptions?: NoticeOptions | undefined;
}): Notices {
  const { reads, messages, webPush, origins, log, noticeOptions: options = {} } = needs;
  const { c2c: rows, identity: users } = reads;
  const notifier = createNotifier({ reads, messages, webPush, origins, log, waits: options.waits ?? WAITS });

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
      pushKey: webPush.publicKey,
      devices: devices.length,
    };
  }

  return {
    settings,

    async save(user, request) {
      const checked = validateChoice(request, await boundTo(user));
      if ('refusal' in checked) return checked;
      await rows.saveNoticeChoice(user, checked);
      return settings(user);
    },

    async addDevice(user, { endpoint, p256dh, auth }) {
      const known = endpointOf(endpoint, options.pushServices);
      if (!known) return { refusal: c2c['push-malformed'], params: {}, field: 'endpoint' };
      if (!keysOf({ p256dh, auth })) return { refusal: c2c['push-malformed'], params: {}, field: 'keys' };
      await rows.addPushDevice(user, { endpoint: known.href, p256dh, auth }, Date.now(), DEVICES_MAX);
      return settings(user);
    },

    async removeDevice(user, endpoint) {
      const known = endpointOf(endpoint, options.pushServices);
      if (known) await rows.removePushDevice(user, known.href);
      return settings(user);
    },

    async notify(user, topic, event, { id }, number) {
      await rows.addNotice({ userId: user, topic, event, orderId: id, number, at: Date.now() });
      notifier.trigger();
    },

    close: () => notifier.close(),
  };
}
