import { randomBytes } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import { Worker } from 'node:worker_threads';
import { originOf } from '../../edge/address-of.ts';
import { createHashQueue, type HashAsker } from './hash-queue.ts';
import { type PasswordCost, passwordCost } from './password-cost.ts';
import type { PasswordAnswer, PasswordTask } from './password-thread.ts';

/**
 * A thread that lets others go first still fills the caches that they need: while the server is busy, hashing rests
 * for this many times as long as it worked.
 */
const REST = 3;
const PROGRAM = new URL('./password-thread.ts', import.meta.url);

/** Somebody with a session, in words of the queue. */
export const signedIn = (user: number, address: string): HashAsker => ({
  origin: originOf(address),
  account: `user ${user}`,
  isSignedIn: true,
});

export type Passwords = {
  hash(password: string, asker?: HashAsker): Promise<string>;
  /** Takes the same time when there is no hash to compare with: an unknown account looks like a wrong password. */
  matches(hashed: string | undefined, password: string, asker?: HashAsker): Promise<boolean>;
};

/**
 * Hashing is made to be slow, so it gets one thread that lets all others go first, and a short queue: a storm of
 * logins is refused and never starves trading, nor those who log in beside it.
 */
export function createPasswords(cost: PasswordCost = passwordCost): Passwords {
  const queue = createHashQueue(restOf());
  const free: Worker[] = [];

  async function ask(task: PasswordTask): Promise<PasswordAnswer> {
    const thread = free.pop() ?? start(cost);
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
  const nobodys = queue.run(() => hash(randomBytes(32).toString('hex')), {});
  nobodys.catch(() => undefined);
  return {
    hash: (password, asker = {}) => queue.run(() => hash(password), asker),
    matches: (hashed, password, asker = {}) =>
      queue.run(async () => {
        const answer = await ask({ password, hashed: hashed ?? (await nobodys) });
        return hashed !== undefined && 'same' in answer && answer.same;
      }, asker),
  };
}

function start(workerData: PasswordCost): Worker {
  const thread = new Worker(PROGRAM, { workerData });
  // It must not keep the server from ending; what it is asked is waited for elsewhere.
  thread.unref();
  return thread;
}

/** @throws when the thread ended, which then is not used again */
function answerOf(thread: Worker, task: PasswordTask): Promise<PasswordAnswer> {
  return new Promise((resolve, reject) => {
    const done = () => {
      thread.off('message', received);
      thread.off('error', lost);
      thread.off('exit', lost);
      thread.unref();
    };
    const received = (answer: PasswordAnswer) => {
      done();
      resolve(answer);
    };
    const lost = () => {
      done();
      reject(new Error('a thread that compares passwords ended'));
    };
    thread.on('message', received);
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
