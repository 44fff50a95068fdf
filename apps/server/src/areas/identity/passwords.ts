import { randomBytes } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import { Worker } from 'node:worker_threads';
import { Busy } from '../../edge/busy.ts';
import type { PasswordAnswer, PasswordTask } from './password-thread.ts';

const AT_ONCE = 1;
const WAITING_MAX = 64;
/**
 * A thread that lets others go first still fills the caches that they need: while the server is busy, hashing rests
 * for this many times as long as it worked.
 */
const REST = 3;
const PROGRAM = new URL('./password-thread.ts', import.meta.url);

export type Passwords = {
  hash(password: string): Promise<string>;
  /** Takes the same time when there is no hash to compare with: an unknown account looks like a wrong password. */
  matches(hashed: string | undefined, password: string): Promise<boolean>;
};

/**
 * Hashing is made to be slow, so it gets one thread that lets all others go first, and a short queue: a storm of
 * logins is turned away and never starves trading.
 */
export function createPasswords(): Passwords {
  const inTurn = turns(AT_ONCE, WAITING_MAX, restOf());
  const free: Worker[] = [];

  async function ask(task: PasswordTask): Promise<PasswordAnswer> {
    const thread = free.pop() ?? start();
    const answer = await answerOf(thread, task);
    free.push(thread);
    if ('failed' in answer) throw new Error(answer.failed);
    return answer;
  }

  async function hash(password: string): Promise<string> {
    const answer = await ask({ password, hashed: undefined });
    return 'hash' in answer ? answer.hash : '';
  }

  // Made ahead: the first unknown account must not take longer than the second.
  const nobodys = inTurn(() => hash(randomBytes(32).toString('hex')));
  nobodys.catch(() => undefined);
  return {
    hash: (password) => inTurn(() => hash(password)),
    matches: (hashed, password) =>
      inTurn(async () => {
        const answer = await ask({ password, hashed: hashed ?? (await nobodys) });
        return hashed !== undefined && 'same' in answer && answer.same;
      }),
  };
}

function start(): Worker {
  const thread = new Worker(PROGRAM);
  // It must not keep the server from ending; what it is asked is waited for elsewhere.
  thread.unref();
  return thread;
}

/** @throws when the thread ended, which then is not used again */
function answerOf(thread: Worker, task: PasswordTask): Promise<PasswordAnswer> {
  return new Promise((resolve, reject) => {
    const done = () => {
      thread.off('message', heard);
      thread.off('error', lost);
      thread.off('exit', lost);
      thread.unref();
    };
    const heard = (answer: PasswordAnswer) => {
      done();
      resolve(answer);
    };
    const lost = () => {
      done();
      reject(new Error('a thread that compares passwords ended'));
    };
    thread.on('message', heard);
    thread.on('error', lost);
    thread.on('exit', lost);
    thread.ref();
    thread.postMessage(task);
  });
}

/** How long to rest after some work: none while the server's own thread idles, `REST` times the work while it is full. */
function restOf(): (worked: number) => number {
  let before = performance.eventLoopUtilization();
  return (worked) => {
    const now = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(now, before);
    before = now;
    return worked * REST * utilization;
  };
}

/**
 * Runs jobs in the order in which they come, a few at once. After a job its place stays empty for `rest` of the
 * milliseconds that it took. @throws {Busy} when too many wait already
 */
export function turns(
  atOnce: number,
  waitingMax: number,
  rest: (worked: number) => number = () => 0,
): <Result>(job: () => Promise<Result>) => Promise<Result> {
  const waiting: (() => void)[] = [];
  let running = 0;
  const leave = () => {
    const next = waiting.shift();
    // Whoever ends hands its place on, so that nobody can step in between.
    if (next) next();
    else running -= 1;
  };
  return async (job) => {
    if (running >= atOnce) {
      if (waiting.length >= waitingMax) throw new Busy('too many passwords to check');
      await new Promise<void>((go) => waiting.push(go));
    } else running += 1;
    const startedAt = performance.now();
    try {
      return await job();
    } finally {
      const pause = rest(performance.now() - startedAt);
      if (pause < 1) leave();
      else setTimeout(leave, pause);
    }
  };
}
