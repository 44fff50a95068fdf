/**
 * The signer as a process of the server's: it is told its terms once, then gets words and gives signatures; a key, a
 * seed or bytes to sign never cross the line. It has a folder of its own and none of the server's settings, but the
 * same account: who takes that over reads its key and its memory. Where that matters it runs alone, see `main.ts`.
 */
import { existsSync } from 'node:fs';
import { hasSealedSeed } from './keys/seed.ts';
import { makeUnlockKey } from './keys/unlock-key.ts';
import type { SignerTerms } from './protocol.ts';
import { openSigner, type SignerQuestion, type SignerReady, type SignerReply, type SignerService } from './service.ts';

export type SignerTask =
  | {
      readonly task: 'begin';
      readonly folder: string;
      readonly keyFile: string;
      /** A new installation that names no key of its own gets one. */
      readonly makesKey: boolean;
      readonly terms: SignerTerms;
    }
  | SignerQuestion;

export type SignerAnswer =
  | { readonly ready: SignerReady }
  | SignerReply
  /** It cannot go on; the next process may. */
  | { readonly broken: string };

let signer: SignerService | undefined;

process.on('message', (task: SignerTask) => {
  answer(task).then(notify, stop);
});
// The server is gone, or wants another one.
process.on('disconnect', () => process.exit());
// Ctrl-C reaches the whole group: what is under way is still wanted.
process.on('SIGINT', () => undefined);

async function answer(task: SignerTask): Promise<SignerAnswer> {
  if (task.task !== 'begin') return signer!.answer(task);
  const { folder, keyFile, makesKey, terms } = task;
  if (makesKey && !existsSync(keyFile) && !hasSealedSeed(folder)) makeUnlockKey(keyFile);
  signer = openSigner({ folder, keyFile, terms });
  return { ready: signer.ready };
}

const notify = (said: SignerAnswer): void => void process.send?.(said);

function stop(error: unknown): void {
  const broken = error instanceof Error ? error.message : String(error);
  process.send?.({ broken } satisfies SignerAnswer, () => process.exit(1));
}
