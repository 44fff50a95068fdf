import { Worker } from 'node:worker_threads';
import { coreTables, Writer } from '@quay/core';
import { type Difference, migrate } from '@quay/store';
import { readReplies, writeCommands } from './encode.ts';
import type { AnswerMessage, FrameMessage, FromHost, HostSettings, ToHost } from './messages.ts';
import {
  type Answer,
  type Committed,
  CoreBusy,
  type CorePort,
  CoreStopped,
  committedOf,
  type Follows,
  type Order,
} from './port.ts';

export type CoreHost = {
  readonly port: CorePort;
  /** The state that views begin with: markets, holders and open orders, as changes. */
  readonly opening: Committed;
  readonly epoch: number;
  /** What in the database was found not to be as it was written. */
  readonly differences: readonly Difference[];
  /** The projector got this far; the core takes fewer orders when it falls behind. */
  projected(seq: number): void;
  /** Stops taking, commits what is on its way, closes. */
  drain(): Promise<void>;
};

type Waiting = {
  resolve(seq: number, replies: Uint8Array, start: number, end: number): void;
  reject(error: Error): void;
};

/** Commands that only make things fewer. */
const RELIEF = new Set(['spot/cancel-order', 'spot/cancel-all']);

/** Starts the core on its thread and waits until it has its state. `stopped` gets the reason why it cannot go on. */
export async function startCore(
  settings: HostSettings,
  stopped: (why: string) => void,
  /** Gives the key that the journal is sealed with. The database is prepared by then, and nobody else writes to it. */
  prepared?: () => Promise<Uint8Array>,
): Promise<CoreHost> {
  const workerData: HostSettings = { ...settings, hasKey: prepared !== undefined };
  const worker = new Worker(new URL('./thread.ts', import.meta.url), { workerData });
  /**
   * By ask; the places of those that were answered are used again. A map would make itself anew all the time, and what
   * it was before keeps what it held alive long enough to be moved to where only a long collection finds it.
   */
  const waiting: (Waiting | undefined)[] = [];
  const free: number[] = [];
  const digests = new Map<number, (digest: string) => void>();
  const listeners = new Set<(committed: Committed) => void>();
  const rowRequests = new Set<Follows>();
  const isFollowed: Follows = (owner) => {
    for (const follows of rowRequests) if (follows(owner)) return true;
    return false;
  };
  const writer = new Writer();
  /** What was asked for before goes before. */
  const say = (message: ToHost) => {
    flush();
    worker.postMessage(message);
  };
  let digestAsks = 0;
  let seq = 0;
  let gone = false;
  let queue: FrameMessage[] = [];

  /** Frames of one turn of the event loop travel in one message, as one run of bytes, when all that came was read. */
  function send(orders: readonly Order[], one: Waiting): void {
    if (queue.length === 0) setImmediate(flush);
    const start = writer.length;
    try {
      writeCommands(writer, orders);
    } catch (error) {
      // Nothing of it travels, and what others wrote before does.
      writer.at = start;
      throw error;
    }
    const relief = orders.every(({ name }) => RELIEF.has(name));
    const ask = free.pop() ?? waiting.length;
    waiting[ask] = one;
    queue.push({ ask, count: orders.length, relief, start, end: writer.length });
  }

  function flush(): void {
    if (queue.length === 0) return;
    const bytes = writer.take();
    worker.postMessage({ kind: 'submit', bytes, frames: queue } satisfies ToHost, [bytes.buffer]);
    queue = [];
  }

  function fail(why: string): void {
    if (gone) return;
    gone = true;
    for (const one of waiting) one?.reject(new CoreStopped(why));
    waiting.length = 0;
    stopped(why);
  }

  let opened: (message: Extract<FromHost, { kind: 'open' }>) => void;
  let refused: (error: Error) => void;
  const open = new Promise<Extract<FromHost, { kind: 'open' }>>((resolve, reject) => {
    opened = resolve;
    refused = reject;
  });
  let drained: () => void = () => {};

  function refuse(error: Error): void {
    refused(error);
    void worker.terminate();
  }

  function take(ask: number): Waiting | undefined {
    const one = waiting[ask];
    if (!one) return undefined;
    waiting[ask] = undefined;
    free.push(ask);
    return one;
  }

  function answer(replies: Uint8Array, answers: readonly AnswerMessage[]): void {
    for (const { ask, seq: at, start, end } of answers) take(ask)?.resolve(at, replies, start, end);
  }

  worker.on('message', (message: FromHost) => {
    switch (message.kind) {
      case 'leased':
        migrate(settings.databaseUrl).then(() => say({ kind: 'migrated' }), refuse);
        return;
      case 'prepared':
        prepared?.().then((key) => say({ kind: 'key', key }), refuse);
        return;
      case 'open':
        seq = message.seq;
        opened(message);
        return;
      case 'committed': {
        seq = message.seq;
        const committed = committedOf(coreTables, message, isFollowed);
        for (const listener of listeners) listener(committed);
        if (message.replies && message.answers) answer(message.replies, message.answers);
        return;
      }
      case 'answers':
        answer(message.replies, message.answers);
        return;
      case 'busy':
        for (const ask of message.asks) take(ask)?.reject(new CoreBusy('the core has too much to do'));
        return;
      case 'digest':
        digests.get(message.ask)?.(message.digest);
        digests.delete(message.ask);
        return;
      case 'drained':
        drained();
        return;
      case 'stopped':
        refused(new Error(message.why));
        fail(message.why);
    }
  });
  worker.on('error', (error) => {
    refused(error);
    fail(error.message);
  });
  worker.on('exit', () => {
    refused(new CoreStopped('the core ended'));
    drained();
    if (waiting.length > free.length) fail('the core ended');
  });

  function submitAll(orders: readonly Order[]): Promise<Answer[]> {
    if (orders.length === 0) return Promise.resolve([]);
    return new Promise((resolve, reject) => {
      if (gone) {
        reject(new CoreStopped('the core is stopped'));
        return;
      }
      send(orders, {
        resolve(at, replies, start, end) {
          resolve(readReplies(orders, replies, start, end).map((outcome) => ({ outcome, seq: at })));
        },
        reject,
      });
    });
  }

  const opening = await open;
  return {
    opening: committedOf(coreTables, { ...opening, changes: opening.state }),
    epoch: opening.epoch,
    differences: opening.differences,
    port: {
      submit: async <Value>(name: string, input: object) => {
        const [answer] = await submitAll([{ name, input }]);
        return answer as Answer<Value>;
      },
      submitAll,
      onCommitted(subscriber) {
        listeners.add(subscriber);
        return () => listeners.delete(subscriber);
      },
      follow(follows) {
        rowRequests.add(follows);
        return () => rowRequests.delete(follows);
      },
      get seq() {
        return seq;
      },
      digest: () =>
        new Promise((resolve) => {
          digestAsks += 1;
          digests.set(digestAsks, resolve);
          say({ kind: 'digest', ask: digestAsks });
        }),
    },
    projected: (reached) => say({ kind: 'projected', seq: reached }),
    async drain() {
      const done = new Promise<void>((resolve) => {
        drained = resolve;
      });
      say({ kind: 'drain' });
      await done;
      await worker.terminate();
    },
  };
}
