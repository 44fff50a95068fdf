import { parentPort, workerData } from 'node:worker_threads';
import { type Core, createCore, type Frame } from '@quay/core';
import { openJournal } from '@quay/store';
import { inlineMore } from './compiler.ts';
import type { AnswerMessage, FromHost, HostSettings, ToHost } from './messages.ts';

/**
 * The core's own thread: commands come in, batches go to the journal, and only when a batch is durable do its answers
 * and changes go out.
 */

/**
 * Beyond this many waiting commands, or batches that the rows are behind, new frames are turned away, early: an order
 * that would wait long is better refused. Cancels make the load smaller and are taken much longer.
 */
const WAITING_MAX = 8_000;
const WAITING_MAX_RELIEF = 80_000;
const BEHIND_MAX = 2_000;

inlineMore();

const { databaseUrl, practice, standby = false } = workerData as HostSettings;
const edge = parentPort!;
const say = (message: FromHost, transfer: ArrayBuffer[] = []) => edge.postMessage(message, transfer);

let stopping = false;
let projected = 0;
let answers: AnswerMessage[] = [];
let answered: Uint8Array | undefined;

/** Answers leave together: one message carries all that a batch decided. */
function answer(ask: number, seq: number, replies: Uint8Array, start: number, end: number): void {
  if (replies !== answered) flush();
  if (answers.length === 0) queueMicrotask(flush);
  answered = replies;
  answers.push({ ask, seq, start, end });
}

function flush(): void {
  if (!answered) return;
  say({ kind: 'answers', replies: answered, answers });
  answered = undefined;
  answers = [];
}

/** A core that cannot know its state stops; starting again is cheap. */
function stop(error: unknown): void {
  if (stopping) return;
  stopping = true;
  say({ kind: 'stopped', why: error instanceof Error ? error.message : String(error) });
}

const journal = await openJournal(databaseUrl, { waitForLease: standby, stopped: stop });
const core: Core = createCore({
  practice,
  port: {
    append(batch, news) {
      journal.append(batch).then(() => {
        // The changes go first: who hears an answer finds the pushes and views already on their way.
        say({ kind: 'committed', seq: batch.seq, at: batch.at, changes: batch.changes, news }, [news.buffer]);
        guarded(() => core.engine.committed(batch.seq));
      }, stop);
    },
  },
});
projected = await journal.load(core.engine);

const news = core.engine.newsNow();
const state = core.engine.stateOf(['markets', 'holders', 'spot_orders']);
say({ kind: 'open', seq: core.engine.seq, at: core.engine.now, epoch: journal.epoch, state, news }, [
  state.buffer,
  news.buffer,
]);

edge.on('message', (message: ToHost) => guarded(() => hear(message)));

const clock = setInterval(() => guarded(() => core.engine.tick(Date.now())), 1_000);

function hear(message: ToHost): void {
  switch (message.kind) {
    case 'submit': {
      const at = Date.now();
      const { engine } = core;
      const behind = engine.seq - projected > BEHIND_MAX;
      const busy: number[] = [];
      let ahead = engine.waiting;
      const taken: Frame[] = [];
      for (const { ask, count, relief, start, end } of message.frames) {
        if (stopping || ahead + count > (relief ? WAITING_MAX_RELIEF : WAITING_MAX) || (behind && !relief))
          busy.push(ask);
        else {
          ahead += count;
          const bytes = message.bytes.subarray(start, end);
          taken.push({ bytes, count, at, answered: (seq, replies, from, to) => answer(ask, seq, replies, from, to) });
        }
      }
      if (busy.length > 0) say({ kind: 'busy', asks: busy });
      engine.submitFrames(taken);
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
