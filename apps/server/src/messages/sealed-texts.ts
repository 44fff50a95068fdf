import type { CodeChannel } from '@quay/contract/identity';
import type { Reads } from '@quay/store';
import type { Secrets } from '../secrets/secrets.ts';

type Recipient = { readonly channel: CodeChannel; readonly address: string };

const PURPOSE = 'message';
const AT_ONCE = 500;

/** A sealed text opens for its recipient alone: moved to another row it is worth nothing. */
const subjectOf = ({ channel, address }: Recipient): string => `${channel} ${address}`;

export const sealText = (secrets: Secrets, to: Recipient, text: string): Uint8Array =>
  secrets.seal(PURPOSE, subjectOf(to), Buffer.from(text));

/** @throws when it was sealed for another recipient, or with another key */
export const openText = (secrets: Secrets, to: Recipient, sealed: Uint8Array): string =>
  Buffer.from(secrets.open(PURPOSE, subjectOf(to), sealed)).toString();

/** Seals what a version before this one kept in clear; gives how many messages that were. */
export async function sealClearTexts(rows: Reads['identity'], secrets: Secrets): Promise<number> {
  let count = 0;
  for (;;) {
    const clear = await rows.clearMessages(AT_ONCE);
    for (const { id, text, ...to } of clear) await rows.sealMessage(id, sealText(secrets, to, text));
    count += clear.length;
    if (clear.length < AT_ONCE) break;
  }
  // Rows that were replaced stay in the table's file until it is written anew.
  if (count > 0) await rows.wipeClearMessages();
  return count;
}
