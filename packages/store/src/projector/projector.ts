import { Worker } from 'node:worker_threads';
import type { Table } from '@quay/core';
import type { FromThread, ThreadSettings, ToThread } from './messages.ts';

/** Follows the journal and writes its changes into the tables that people query, on a thread of its own. */
export type Projector = {
  /** The last batch that is in the tables. */
  readonly seq: number;
  /** The journal got this far, with a batch that wrote so many orders. */
  trigger(seq: number, orders?: number): void;
  /** Waits until the tables have a batch. False when that takes longer. */
  until(seq: number, timeoutMs: number): Promise<boolean>;
  close(): Promise<void>;
};

export type ProjectorOptions = {
  readonly databaseUrl: string;
  readonly tables: readonly Table[];
  reached(seq: number): void;
  /** The tables cannot follow any more, and why. */
  stopped(why: string): void;
  /** How many batches the journal keeps behind the tables. */
  readonly keepBatches?: number | 'all';
  /** What the digests of the tables are sealed with; without it there are none. */
  readonly key?: Uint8Array | undefined;
};

const KEEP_BATCHES = 50_000;
/** Batches come by the thousand a second; the thread is notified this often at most. */
const TRIGGER_MS = 10;
/** A batch takes what has come since the one before: where they have so many orders, each has waited for long. */
const OVERLOAD = 500;
/** Single batches are large after every pause of the machine, so the average counts: a batch is one part in so many. */
const AVERAGED = 8;

type Waiter = { readonly seq: number; resolve(reached: boolean): void };

export async function startProjector(options: ProjectorOptions): Promise<Projector> {
  const { databaseUrl, tables, reached, stopped, keepBatches = KEEP_BATCHES, key } = options;
  const settings: ThreadSettings = { databaseUrl, tables: tables.map((table) => table.name), keepBatches, key };
  const worker = new Worker(new URL('./thread.ts', import.meta.url), { workerData: settings });
  const say = (message: ToThread) => worker.postMessage(message);
  const waiters = new Set<Waiter>();
  const joined = Promise.withResolvers<number>();
  const gone = new Promise<void>((resolve) => worker.once('exit', () => resolve()));
  let seq = 0;
  let notified = 0;
  let size = 0;
  let isOverload = false;
  let waking: NodeJS.Timeout | undefined;
  let running = false;

  const stop = (why: string) => {
    if (running) stopped(why);
    else joined.reject(new Error(why));
  };
  worker.on('error', (error: Error) => stop(`the tables cannot follow after batch ${seq}: ${error.message}`));
  worker.on('message', (message: FromThread) => {
    if (message.kind === 'stopped') stop(message.why);
    else if (message.kind === 'joined') joined.resolve(message.seq);
    else arrive(message.seq);
  });

  function arrive(at: number): void {
    seq = at;
    for (const waiter of waiters) if (waiter.seq <= at) waiter.resolve(true);
    reached(at);
  }

  const found = await joined.promise;
  running = true;
  arrive(Math.max(found, seq));

  return {
    get seq() {
      return seq;
    },
    trigger(at, orders = 0) {
      notified = Math.max(notified, at);
      size += (orders - size) / AVERAGED;
      isOverload ||= size >= OVERLOAD;
      waking ??= setTimeout(() => {
        waking = undefined;
        say({ kind: 'appended', seq: notified, isOverload });
        isOverload = false;
      }, TRIGGER_MS).unref();
    },
    until(wanted, timeoutMs) {
      if (wanted <= seq) return Promise.resolve(true);
      return new Promise((resolve) => {
        const waiter: Waiter = {
          seq: wanted,
          resolve(inTime) {
            clearTimeout(timer);
            waiters.delete(waiter);
            resolve(inTime);
          },
        };
        const timer = setTimeout(() => waiter.resolve(false), timeoutMs);
        waiters.add(waiter);
        // Who asks has an answer of that batch: the journal has it, even if nobody said so here yet.
        say({ kind: 'priority-read', seq: wanted });
      });
    },
    async close() {
      clearTimeout(waking);
      say({ kind: 'close' });
      await gone;
      for (const waiter of waiters) waiter.resolve(false);
    },
  };
}
