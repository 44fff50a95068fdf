import type { PushDevice, Reads } from '@quay/store';
import type { Secrets } from '../../secrets/secrets.ts';
import { createSendPush, type SendPush } from './send.ts';
import { createVapid } from './vapid.ts';

/** Web push to the browsers of users. */
export type WebPush = {
  /** For a subscription of a browser: base64url. */
  readonly publicKey: string;
  /** Sends to every browser of a user; one that is gone is forgotten. */
  push(user: number, message: Parameters<SendPush>[1], at: number): Promise<void>;
};

const DAY_MS = 24 * 60 * 60_000;
/** A browser that nothing reached for so long is forgotten. */
const LOST_MS = 30 * DAY_MS;

export function createWebPush(needs: {
  readonly rows: Pick<Reads['c2c'], 'pushDevices' | 'pushReached' | 'forgetPushDevice' | 'pushFailed'>;
  readonly secrets: Secrets;
  readonly origins: () => readonly string[];
  readonly log: { warn(line: string): void };
  /** Origins of push services besides those that are known. */
  readonly services: readonly string[] | undefined;
}): WebPush {
  const { rows, secrets, origins, log, services } = needs;
  const contact = () => origins().find((origin) => origin.startsWith('https:'));
  const vapid = createVapid(secrets, contact, Date.now);
  const sendPush = createSendPush(vapid, services);

  async function pushTo(device: PushDevice, message: Parameters<SendPush>[1], at: number): Promise<void> {
    switch (await sendPush(device, message)) {
      case 'sent':
        return rows.pushReached(device.id);
      case 'gone':
        return rows.forgetPushDevice(device.id);
      case 'failed': {
        log.warn(`the push service ${URL.parse(device.endpoint)?.host ?? ''} did not take a message`);
        if (at - (await rows.pushFailed(device.id, at)) > LOST_MS) await rows.forgetPushDevice(device.id);
      }
    }
  }

  return {
    publicKey: vapid.publicKey,
    async push(user, message, at) {
      await Promise.all((await rows.pushDevices(user)).map((device) => pushTo(device, message, at)));
    },
  };
}
