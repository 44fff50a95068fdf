/**
 * The process that holds the keys. It is told its terms once, then gets words and gives signatures; a key, a seed or
 * bytes to sign never cross the line. It has a folder of its own and none of the server's settings.
 */
import path from 'node:path';
import { openBook } from './book.ts';
import { hasSeed, keysOf, seedIn } from './keys.ts';
import { type Signed, type SignerRefusal, SignerRefused, type SignerTerms, type SignRequest } from './protocol.ts';
import { createSigning, type Remembered, type Signing } from './signing.ts';

export type SignerTask =
  | { readonly task: 'begin'; readonly folder: string; readonly terms: SignerTerms }
  | { readonly task: 'sign'; readonly id: number; readonly request: SignRequest }
  | {
      readonly task: 'signed';
      readonly id: number;
      readonly network: string;
      readonly sender: string;
      readonly nonce: number;
    };

export type SignerAnswer =
  | { readonly ready: { readonly depositKey: string; readonly hotWallet: `0x${string}` } }
  | { readonly id: number; readonly signed: Signed }
  | { readonly id: number; readonly remembered: Remembered | undefined }
  | { readonly id: number; readonly refusal: SignerRefusal; readonly detail: string }
  /** It cannot go on; the next process may. */
  | { readonly broken: string };

let signing: Signing | undefined;
/** One after the other: what is judged is what the one before left. */
let last: Promise<unknown> = Promise.resolve();

process.on('message', (task: SignerTask) => {
  last = last.then(() => answer(task)).then(tell, stop);
});
// The server is gone, or wants another one.
process.on('disconnect', () => process.exit());
// Ctrl-C reaches the whole group: what is under way is still wanted.
process.on('SIGINT', () => undefined);

async function answer(task: SignerTask): Promise<SignerAnswer> {
  if (task.task === 'begin') return begin(task.folder, task.terms);
  const { id } = task;
  try {
    if (task.task === 'sign') return { id, signed: await signing!.sign(task.request) };
    return { id, remembered: await signing!.signed(task.network, task.sender, task.nonce) };
  } catch (error) {
    if (error instanceof SignerRefused) return { id, refusal: error.refusal, detail: error.detail };
    throw error;
  }
}

function begin(folder: string, terms: SignerTerms): SignerAnswer {
  // The book comes first: a seed without its book could sign a second time what it has forgotten.
  const book = openBook(path.join(folder, 'book.jsonl'), { isNew: !hasSeed(folder) });
  const keys = keysOf(seedIn(folder));
  signing = createSigning({ keys, terms, book, now: Date.now });
  return { ready: { depositKey: keys.depositKey, hotWallet: keys.hotWallet } };
}

const tell = (said: SignerAnswer): void => void process.send?.(said);

function stop(error: unknown): void {
  const broken = error instanceof Error ? error.message : String(error);
  process.send?.({ broken } satisfies SignerAnswer, () => process.exit(1));
}
