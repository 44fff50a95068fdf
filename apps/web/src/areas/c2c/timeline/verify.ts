import { detailsText, FIRST_HASH, hashedText, type TimelineDocument, type TimelineExport } from '@quay/contract/c2c';

/** `chain`: all hashes are right, and this browser cannot check signatures. `unchecked`: it cannot even hash. */
export type Verdict = 'right' | 'chain' | 'unchecked' | 'wrong';

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
const hexOf = (bytes: ArrayBuffer) =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
const digestOf = async (text: string) => hexOf(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));

/** Whether a file says what happened, untouched: each event holds the one before, and the exchange signed all of it. */
export async function verdictOf(file: TimelineExport, publicKey: string): Promise<Verdict> {
  // Browsers hand out their cryptography over https alone.
  if (!globalThis.crypto?.subtle) return 'unchecked';
  if (file.publicKey !== publicKey) return 'wrong';
  let document: TimelineDocument;
  try {
    document = JSON.parse(file.signed) as TimelineDocument;
  } catch {
    return 'wrong';
  }
  if (!(await chainHolds(document)) || !(await detailsHold(document))) return 'wrong';
  const signed = await signatureHolds(file);
  if (signed === undefined) return 'chain';
  return signed ? 'right' : 'wrong';
}

async function chainHolds({ order, events, head, messages }: TimelineDocument): Promise<boolean> {
  let before = FIRST_HASH;
  for (const [place, { hash, ...event }] of events.entries()) {
    if (event.number !== place + 1) return false;
    if ((await digestOf(hashedText(before, order.orderId, event))) !== hash) return false;
    before = hash;
  }
  const written = await Promise.all(
    messages.map(async ({ text, digest }) => text === null || (await digestOf(text)) === digest),
  );
  return before === head && written.every(Boolean);
}

/** Whether account and names are what the first event has the digest of; a timeline of before has neither. */
async function detailsHold({ events, details }: TimelineDocument): Promise<boolean> {
  const first = JSON.parse(events[0]?.detail ?? '{}') as { readonly details?: string };
  return first.details === (details && (await digestOf(detailsText(details))));
}

/** Nothing when this browser knows no Ed25519. */
async function signatureHolds({ signed, signature, publicKey }: TimelineExport): Promise<boolean | undefined> {
  try {
    const key = await crypto.subtle.importKey('spki', bytesOf(publicKey), { name: 'Ed25519' }, false, ['verify']);
    return await crypto.subtle.verify('Ed25519', key, bytesOf(signature), new TextEncoder().encode(signed));
  } catch (failure) {
    if (failure instanceof DOMException && failure.name === 'NotSupportedError') return undefined;
    return false;
  }
}
