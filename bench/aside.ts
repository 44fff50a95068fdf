import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** A program of the bench that runs in a process of its own, so that what it costs is not counted where it is not due. */
export type Aside<Ready> = {
  /** What it said when it was ready. */
  readonly ready: Ready;
  ask<Answer>(question: unknown): Promise<Answer>;
  end(): Promise<void>;
};

type Said = { readonly ready: unknown } | { readonly answer: unknown } | { readonly failed: string };

const END_WITHIN_MS = 20_000;

const running = new Set<() => void>();
process.once('exit', endAsides);

/** Ends at once whatever still runs, such as what a part that failed has left. */
export function endAsides(): void {
  for (const kill of running) kill();
}

/** Starts a program of this folder. One question is answered at a time. */
export async function startAside<Ready>(program: string, given: unknown = {}): Promise<Aside<Ready>> {
  const file = fileURLToPath(new URL(program, import.meta.url));
  // A session of its own: where Linux shares the processors out by sessions, what is measured and what loads it are
  // not to share one, because on two machines they would not.
  const child = fork(file, [JSON.stringify(given)], { serialization: 'advanced', detached: true });
  const kill = () => child.kill('SIGKILL');
  running.add(kill);
  let waiting: { resolve(said: unknown): void; reject(error: Error): void } | undefined;
  const received = () =>
    new Promise<unknown>((resolve, reject) => {
      waiting = { resolve, reject };
    });
  child.on('message', (said: Said) => {
    if ('failed' in said) waiting?.reject(new Error(`${program}: ${said.failed}`));
    else waiting?.resolve('ready' in said ? said.ready : said.answer);
  });
  const gone = new Promise<void>((resolve) => {
    child.once('exit', (code) => {
      running.delete(kill);
      waiting?.reject(new Error(`${program} ended with ${code}`));
      resolve();
    });
  });
  const ready = (await received()) as Ready;
  return {
    ready,
    ask<Answer>(question: unknown) {
      const answer = received();
      child.send({ question });
      return answer as Promise<Answer>;
    },
    async end() {
      waiting = undefined;
      if (child.connected) child.disconnect();
      const late = setTimeout(kill, END_WITHIN_MS);
      await gone;
      clearTimeout(late);
    },
  };
}

/** The other end: what the program was given. */
export const given = <Given>(): Given => JSON.parse(process.argv[2] ?? '{}') as Given;

/** The other end: says that the program is ready, then answers. It ends when nobody asks any more. */
export function answerAside<Question>(
  ready: unknown,
  answer: (question: Question) => unknown,
  close: () => Promise<void> | void = () => undefined,
): void {
  const say = (said: Said) => process.send?.(said);
  process.on('message', async ({ question }: { question: Question }) => {
    try {
      say({ answer: await answer(question) });
    } catch (error) {
      say({ failed: error instanceof Error ? error.message : String(error) });
    }
  });
  process.once('disconnect', async () => {
    await close();
    process.exit(0);
  });
  say({ ready });
}
