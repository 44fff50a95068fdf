import { FIRST_HASH, hashedText, type TimelineEvent } from '@quay/contract/c2c';

/**
 * Where a timeline is broken: the number of the first event whose hash is not what its text and the event before come
 * to, or of the first that is missing. Nothing when the chain holds up to `head`, which the order keeps beside it.
 */
export async function brokenAt(
  orderId: number,
  events: readonly TimelineEvent[],
  head: string,
): Promise<number | undefined> {
  let before = FIRST_HASH;
  for (const [at, event] of events.entries()) {
    const number = at + 1;
    if (event.number !== number || event.hash !== (await sha256(hashedText(before, orderId, event)))) return number;
    before = event.hash;
  }
  return before === head ? undefined : events.length + 1;
}

async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
