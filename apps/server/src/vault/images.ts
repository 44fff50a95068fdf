import { type ChildProcess, fork } from 'node:child_process';
import { MEGAPIXELS_MAX } from '@quay/contract/upload';
import { Busy } from '../edge/busy.ts';
import type { ImageAnswer, ImageTask } from './image-process.ts';

export type Images = {
  /** Decodes an untrusted picture and makes it anew. */
  remake(bytes: Uint8Array): Promise<ImageAnswer>;
  /** Draws a text across one of our own pictures. */
  mark(bytes: Uint8Array, text: string): Promise<Uint8Array>;
  close(): void;
};

const SIDE_MAX = 2_560;
const WITHIN_MS = 10_000;
const WAITING_MAX = 24;
const PROGRAM = new URL('./image-process.ts', import.meta.url);

type Job = {
  readonly task: ImageTask;
  done(answer: ImageAnswer): void;
};

/**
 * One picture at a time in a process of its own. A picture that takes too long or breaks the process is said to be
 * damaged; the next one gets a new process.
 */
export function startImages({ withinMs = WITHIN_MS, program = PROGRAM } = {}): Images {
  const waiting: Job[] = [];
  let current: Job | undefined;
  let child: ChildProcess | undefined;
  let deadline: NodeJS.Timeout | undefined;

  function start(): ChildProcess {
    const started = fork(program, {
      serialization: 'advanced',
      // Not one of our settings, of which some are secrets.
      env: {},
      execArgv: ['--max-old-space-size=128'],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    started.on('message', (answer: ImageAnswer) => settle(started, answer));
    started.on('exit', () => lose(started));
    started.on('error', () => lose(started));
    // It must not keep the server from ending.
    started.unref();
    started.channel?.unref();
    return started;
  }

  function lose(lost: ChildProcess): void {
    if (child !== lost) return;
    child = undefined;
    if (current) finish({ wrong: 'damaged' });
  }

  function settle(from: ChildProcess, answer: ImageAnswer): void {
    if (from === child && current) finish(answer);
  }

  function finish(answer: ImageAnswer): void {
    clearTimeout(deadline);
    const job = current!;
    current = undefined;
    job.done(answer);
    next();
  }

  function next(): void {
    if (current || waiting.length === 0) return;
    current = waiting.shift()!;
    child ??= start();
    const working = child;
    deadline = setTimeout(() => {
      working.kill('SIGKILL');
      lose(working);
    }, withinMs);
    working.send(current.task, (error) => {
      if (error) lose(working);
    });
  }

  function ask(task: ImageTask): Promise<ImageAnswer> {
    if (waiting.length >= WAITING_MAX) throw new Busy('too many pictures wait');
    return new Promise((done) => {
      waiting.push({ task, done });
      next();
    });
  }

  return {
    remake: async (bytes) => ask({ task: 'remake', bytes, pixelsMax: MEGAPIXELS_MAX * 1_000_000, sideMax: SIDE_MAX }),
    async mark(bytes, text) {
      const answer = await ask({ task: 'mark', bytes, text });
      if ('wrong' in answer) throw new Error('one of our own pictures could not be marked');
      return answer.bytes;
    },
    close() {
      const last = child;
      child = undefined;
      last?.kill('SIGKILL');
      waiting.length = 0;
      if (current) finish({ wrong: 'damaged' });
    },
  };
}
