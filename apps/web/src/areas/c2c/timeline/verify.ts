import { detailsText, FIRST_HASH, hashedText, type TimelineDocument, type TimelineExport } from '@quay/contract/c2c';
import { digestOf, hasCryptography, signatureHolds } from '../../../proof/signed-words.ts';

/** `chain`: all hashes are right, and this browser cannot check signatures. `unchecked`: it cannot even hash. */
export type Verdict = 'right' | 'chain' | 'unchecked' | 'wrong';

/** Whether a file says what happened, untouched: each event holds the one before, and the exchange signed all of it. */
export async function verdictOf(file: TimelineExport, publicKey: string): Promise<Verdict> {
  if (!hasCryptography()) return 'unchecked';
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
