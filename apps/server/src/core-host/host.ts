import { Worker } from 'node:worker_threads';
import { coreTables, readChanges } from '@quay/core';
import type { FromHost, HostSettings, ToHost } from './messages.ts';
import { type Answer, type Committed, CoreBusy, type CorePort, CoreStopped, type Order } from './port.ts';

export type CoreHost = {
  readonly port: CorePort;
  /** The state that views begin with: markets, holders and open orders, as changes. */
  readonly opening: Committed;
  readonly epoch: number;
  /** The projector got this far; the core takes fewer orders when it falls behind. */
  projected(seq: number): void;
  /** Stops taking, commits what is on its way, closes. */
  drain(): Promise<void>;
};

type Waiting = { resolve(answer: Answer): void; reject(error: Error): void };

/** Starts the core on its thread and waits until it has its state. `stopped` hears why the core cannot go on. */
export async function startCore(settings: HostSettings, stopped: (why: string) => void): Promise<CoreHost> {
  const worker = new Worker(new URL('./thread.ts', import.meta.url), { workerData: settings });
  const waiting = new Map<number, Waiting>();
  const digests = new Map<number, (digest: string) => void>();
  const listeners = new Set<(committed: Committed) => void>();
  const say = (message: ToHost) => worker.postMessage(message);
  let asks = 0;
  let digestAsks = 0;
  let seq = 0;
  let gone = false;
  let queue: Order[] = [];
  let first = 0;

  /** Orders of one turn of the event loop travel in one message. */
  function send(order: Order): number {
    if (queue.length === 0) {
      first = asks;
      queueMicrotask(() => {
        say({ kind: 'submit', first, orders: queue });
        queue = [];
      });
    }
    queue.push(order);
    return asks++;
  }

  function fail(why: string): void {
    if (gone) return;
    gone = true;
    for (const { reject } of waiting.values()) reject(new CoreStopped(why));
    waiting.clear();
    stopped(why);
  }

  let opened: (message: Extract<FromHost, { kind: 'open' }>) => void;
  let refused: (error: Error) => void;
  const open = new Promise<Extract<FromHost, { kind: 'open' }>>((resolve, reject) => {
    opened = resolve;
    refused = reject;
  });
  let drained: () => void = () => {};

  worker.on('message', (message: FromHost) => {
    switch (message.kind) {
      case 'open':
        seq = message.seq;
        opened(message);
        return;
      case 'committed': {
        seq = message.seq;
        const committed = { seq, at: message.at, changes: readChanges(coreTables, message.changes) };
        for (const hear of listeners) hear(committed);
        return;
      }
      case 'answers':
        for (const [ask, outcome, at] of message.answers) {
          const one = waiting.get(ask);
          waiting.delete(ask);
          if (outcome === 'busy') one?.reject(new CoreBusy('the core has too much to do'));
          else one?.resolve({ outcome, seq: at });
        }
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
    if (waiting.size > 0) fail('the core ended');
  });

  const submit = (order: Order): Promise<Answer> =>
    new Promise((resolve, reject) => {
      if (gone) reject(new CoreStopped('the core is stopped'));
      else waiting.set(send(order), { resolve, reject });
    });

  const opening = await open;
  return {
    opening: { seq: opening.seq, at: opening.at, changes: readChanges(coreTables, opening.state) },
    epoch: opening.epoch,
    port: {
      submit: <Value>(name: string, input: object) => submit({ name, input }) as Promise<Answer<Value>>,
      submitAll: (orders) => Promise.all(orders.map(submit)),
      onCommitted(hear) {
        listeners.add(hear);
        return () => listeners.delete(hear);
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
