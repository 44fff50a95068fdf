import { parentPort, workerData } from 'node:worker_threads';
import { type Core, createCore, type Outcome } from '@quay/core';
import { openJournal } from '@quay/store';
import type { FromHost, HostSettings, ToHost } from './messages.ts';

/**
 * The core's own thread: commands come in, batches go to the journal, and only when a batch is durable do its answers
 * and changes go out.
 */

/** Beyond this many waiting commands, or batches that the rows are behind, new commands are turned away. */
const WAITING_MAX = 20_000;
const BEHIND_MAX = 2_000;

const { databaseUrl, practice } = workerData as HostSettings;
const edge = parentPort!;
const say = (message: FromHost, transfer: ArrayBuffer[] = []) => edge.postMessage(message, transfer);

let stopping = false;
let projected = 0;
let answers: [number, Outcome | 'busy', number][] = [];

/** Answers leave together: one message carries all that a batch decided. */
function answer(ask: number, outcome: Outcome | 'busy', seq: number): void {
  if (answers.length === 0) queueMicrotask(flush);
  answers.push([ask, outcome, seq]);
}

function flush(): void {
  say({ kind: 'answers', answers });
  answers = [];
}

/** A core that cannot know its state stops; starting again is cheap. */
function stop(error: unknown): void {
  if (stopping) return;
  stopping = true;
  say({ kind: 'stopped', why: error instanceof Error ? error.message : String(error) });
}

const journal = await openJournal(databaseUrl);
const core: Core = createCore({
  practice,
  port: {
    append(batch) {
      const changes = batch.changes.slice();
      journal.append(batch).then(() => {
        // The changes go first: who hears an answer finds the pushes and views already on their way.
        say({ kind: 'committed', seq: batch.seq, at: batch.at, changes }, [changes.buffer]);
        guarded(() => core.engine.committed(batch.seq));
      }, stop);
    },
  },
});
projected = await journal.load(core.engine);

const state = core.engine.stateOf(['markets', 'holders', 'spot_orders']);
say({ kind: 'open', seq: core.engine.seq, at: core.engine.now, epoch: journal.epoch, state }, [
  state.buffer as ArrayBuffer,
]);

edge.on('message', (message: ToHost) => guarded(() => hear(message)));

const clock = setInterval(() => guarded(() => core.engine.tick(Date.now())), 1_000);

function hear(message: ToHost): void {
  switch (message.kind) {
    case 'submit': {
      const at = Date.now();
      const busy = stopping || core.engine.waiting > WAITING_MAX || core.engine.seq - projected > BEHIND_MAX;
      if (busy) {
        for (let n = 0; n < message.orders.length; n++) answer(message.first + n, 'busy', core.engine.seq);
        return;
      }
      core.engine.submitAll(
        message.orders.map((order, n) => ({
          sent: { ...order, at },
          answer: ({ outcome, seq }) => answer(message.first + n, outcome, seq),
        })),
      );
      return;
    }
    case 'projected':
      projected = message.seq;
      return;
    case 'digest':
      say({ kind: 'digest', ask: message.ask, digest: core.engine.digest() });
      return;
    case 'drain':
      void drain();
  }
}

async function drain(): Promise<void> {
  stopping = true;
  clearInterval(clock);
  while (core.engine.busy) await new Promise((resolve) => setTimeout(resolve, 5));
  await journal.close();
  say({ kind: 'drained' });
  edge.close();
}

function guarded(act: () => void): void {
  try {
    act();
  } catch (error) {
    stop(error);
  }
}
