import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { Busy } from '../../edge/busy.ts';

/** argon2id with 19 MiB, two passes, one lane: what OWASP's password storage guide names first. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const AT_ONCE = 2;
const WAITING_MAX = 64;

export type Passwords = {
  hash(password: string): Promise<string>;
  /** Takes the same time when there is no hash to compare with: an unknown account looks like a wrong password. */
  matches(hashed: string | undefined, password: string): Promise<boolean>;
};

/**
 * Hashing is made to be slow, so it gets two of the process's threads and a short queue: a storm of logins is turned
 * away and never starves trading.
 */
export function createPasswords(): Passwords {
  const inTurn = turns(AT_ONCE, WAITING_MAX);
  const nobodys = hash(randomBytes(32).toString('hex'), COST);
  return {
    hash: (password) => inTurn(() => hash(password, COST)),
    matches: (hashed, password) =>
      inTurn(async () => {
        const same = await verify(hashed ?? (await nobodys), password);
        return hashed !== undefined && same;
      }),
  };
}

/** Runs jobs in the order in which they come, a few at once. @throws {Busy} when too many wait already */
export function turns(atOnce: number, waitingMax: number): <Result>(job: () => Promise<Result>) => Promise<Result> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (job) => {
    if (running >= atOnce) {
      if (waiting.length >= waitingMax) throw new Busy('too many passwords to check');
      // Whoever ends hands its place on, so that nobody can step in between.
      await new Promise<void>((go) => waiting.push(go));
    } else running += 1;
    try {
      return await job();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
