import { fork } from 'node:child_process';
import path from 'node:path';
import { type Link, type LinkEvents, speakWith } from './client.ts';
import type { Signer, SignerTerms } from './protocol.ts';
import type { SignerAnswer, SignerTask } from './signer-process.ts';

const PROGRAM = new URL('./signer-process.ts', import.meta.url);

/**
 * Starts the signer as a process of ours, with a folder of its own: the embedded default. One that ends is started
 * again. It ends with the server. The key of its seed is named here and read there alone.
 */
export async function startSigner(options: {
  readonly folder: string;
  /** Where the key is that opens its seed; without one it is beside the folder, and made at the first start. */
  readonly keyFile?: string | undefined;
  readonly terms: SignerTerms;
  readonly log: { warn(line: string): void };
  readonly withinMs?: number;
}): Promise<Signer & { readonly pid: () => number | undefined }> {
  const { folder, keyFile, terms, log, withinMs } = options;
  const begin: SignerTask = {
    task: 'begin',
    folder,
    keyFile: keyFile ?? path.join(path.dirname(folder), 'keys', 'signer.key'),
    makesKey: keyFile === undefined,
    terms,
  };
  let pid: number | undefined;

  function open(events: LinkEvents): Link {
    const child = fork(PROGRAM, {
      serialization: 'advanced',
      // Not one of our settings, of which some are secrets.
      env: {},
      execArgv: [],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    pid = child.pid;
    child.on('message', (answer: SignerAnswer) => {
      if ('ready' in answer) events.ready(answer.ready);
      else if ('broken' in answer) events.lost(answer.broken);
      else events.reply(answer);
    });
    child.on('exit', () => events.lost('it ended'));
    child.on('error', (error) => events.lost(error.message));
    child.unref();
    child.send(begin, ignoreError);
    return {
      send: (question) => void child.send(question, ignoreError),
      hold: (holds) => (holds ? child.channel?.ref() : child.channel?.unref()),
      async close() {
        if (child.exitCode !== null || child.signalCode !== null) return;
        const ended = new Promise((done) => child.once('exit', done));
        child.ref();
        child.kill('SIGKILL');
        await ended;
      },
    };
  }

  const words = { lost: 'the signer is started again', never: 'the signer cannot start' };
  const signer = await speakWith({ open, log, words, withinMs });
  return { ...signer, pid: () => pid };
}

/** A process that cannot be told anything has ended: that is heard by itself. */
const ignoreError = (): void => undefined;
