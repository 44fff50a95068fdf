import { performance } from 'node:perf_hooks';
import { Busy } from '../../edge/busy.ts';

/** Whose password is to be hashed or compared. What is not said counts as the same unknown asker. */
export type HashAsker = {
  /** Address or network that it comes from. */
  readonly origin?: string;
  /** What was typed as the account, or whose it is. */
  readonly account?: string;
  /** What was tried from there in vain lately: each try lets others go first. */
  readonly inVain?: number;
  /** The owner of the account has logged in from there before. */
  readonly isKnown?: boolean;
  /** Somebody with a session, for whom value is about to move: a queue of its own, with places of its own. */
  readonly isSignedIn?: boolean;
};

export type HashQueue = {
  /** Runs a job in its turn. @throws {Busy} when the queue is full and others come before this asker */
  run<Result>(job: () => Promise<Result>, asker: HashAsker): Promise<Result>;
};

type Waiting = {
  readonly asker: HashAsker;
  /** How many of its place or account waited when it came, and what was tried from there in vain. */
  readonly burden: number;
  /** Jobs that were served before it came. */
  readonly came: number;
  go(): void;
  drop(error: Error): void;
};

const ENTRANCE_MAX = 64;
const SIGNED_IN_MAX = 32;
/** So many of the signed-in go in a row while somebody waits at the entrance. */
const IN_A_ROW = 3;
/** A place that has tried much in vain waits as long as if it had so many before it, and not for ever. */
const IN_VAIN_MOST = 20;
/** By this much whoever waits comes nearer with each turn, whoever else arrives. */
const AGEING = 0.1;

/**
 * One queue, in which places and accounts take turns: whoever has much in the queue waits behind those who have little,
 * and whoever has tried in vain before waits longer. An account that is tried from everywhere waits as one, but for its
 * owner at a place where they are known.
 */
class TaskQueue {
  readonly #most: number;
  /** In the order in which they came. */
  readonly #waiting: Waiting[] = [];
  #served = 0;

  constructor(most: number) {
    this.#most = most;
  }

  get size(): number {
    return this.#waiting.length;
  }

  wait(asker: HashAsker, go: () => void, drop: (error: Error) => void): void {
    this.#waiting.push({ asker, burden: this.#burdenOf(asker), came: this.#served, go, drop });
    if (this.size <= this.#most) return;
    // Of those who would go last, the newest; how long somebody has waited is no merit here.
    const burdens = this.#waiting.map(({ burden }) => burden);
    const [last] = this.#waiting.splice(burdens.lastIndexOf(Math.max(...burdens)), 1);
    last!.drop(new Busy('too many passwords to check'));
  }

  next(): Waiting | undefined {
    const ranks = this.#waiting.map(({ burden, came }) => burden - AGEING * (this.#served - came));
    const [first] = this.#waiting.splice(ranks.indexOf(Math.min(...ranks)), 1);
    this.#served += 1;
    return first;
  }

  #burdenOf(asker: HashAsker): number {
    const waiting = keysOf(asker).map((key) => this.#waiting.filter((one) => keysOf(one.asker).includes(key)).length);
    const ahead = Math.max(...waiting);
    return asker.isKnown ? ahead - KNOWN : ahead + Math.min(IN_VAIN_MOST, asker.inVain ?? 0);
  }
}

/** Who is known goes before everybody who is not; among themselves they take turns. */
const KNOWN = 1_000;

const keysOf = ({ origin = '', account = '', isKnown }: HashAsker): string[] =>
  isKnown ? [`known ${origin} ${account}`] : [`place ${origin}`, `account ${account}`];

/**
 * Runs jobs one at a time. After a job its place stays empty for `rest` of the milliseconds that it took; whoever was
 * served does not wait for that.
 */
export function createHashQueue(rest: (worked: number) => number = () => 0): HashQueue {
  const entrance = new TaskQueue(ENTRANCE_MAX);
  const signedIn = new TaskQueue(SIGNED_IN_MAX);
  let running = false;
  let inARow = 0;

  function leave(): void {
    const isTheirs = signedIn.size > 0 && (inARow < IN_A_ROW || entrance.size === 0);
    inARow = isTheirs ? inARow + 1 : 0;
    const next = (isTheirs ? signedIn : entrance).next();
    // Whoever ends hands its place on, so that nobody can step in between.
    if (next) next.go();
    else running = false;
  }

  return {
    async run(job, asker) {
      if (running) {
        const queue = asker.isSignedIn ? signedIn : entrance;
        await new Promise<void>((go, drop) => queue.wait(asker, go, drop));
      } else running = true;
      const startedAt = performance.now();
      try {
        return await job();
      } finally {
        const pause = rest(performance.now() - startedAt);
        if (pause < 1) leave();
        else setTimeout(leave, pause);
      }
    },
  };
}
