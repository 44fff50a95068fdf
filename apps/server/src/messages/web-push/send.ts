import { encrypt } from './encrypt.ts';
import { endpointOf, keysOf, type Subscription } from './subscription.ts';
import type { Vapid } from './vapid.ts';

/** `gone`: the browser took its subscription back. */
export type Sent = 'sent' | 'gone' | 'failed';
export type SendPush = (to: Subscription, push: { readonly text: string; readonly topic: string }) => Promise<Sent>;

const SEND_MS = 10_000;
/** How long a push service keeps what a browser that sleeps has not got. */
const KEEP_SECONDS = 24 * 60 * 60;
const GONE: readonly number[] = [404, 410];

/** Hands messages to push services (RFC 8030). A later message of a topic takes the place of one that still waits. */
export function createSendPush(vapid: Vapid, services: readonly string[] | undefined): SendPush {
  return async (to, { text, topic }) => {
    const endpoint = endpointOf(to.endpoint, services);
    const keys = keysOf(to);
    if (!endpoint || !keys) return 'gone';
    try {
      const answer = await fetch(endpoint, {
        method: 'POST',
        headers: {
          authorization: vapid.header(endpoint),
          'content-encoding': 'aes128gcm',
          'content-type': 'application/octet-stream',
          ttl: String(KEEP_SECONDS),
          urgency: 'high',
          topic,
        },
        body: new Uint8Array(encrypt(Buffer.from(text), keys)),
        // Nobody sends us on to another host, and what is answered is of no interest.
        redirect: 'manual',
        signal: AbortSignal.timeout(SEND_MS),
      });
      await answer.body?.cancel();
      if (GONE.includes(answer.status)) return 'gone';
      return answer.ok ? 'sent' : 'failed';
    } catch {
      return 'failed';
    }
  };
}
