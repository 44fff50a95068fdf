import { parentPort, workerData } from 'node:worker_threads';
import { type Core, createCore, type Frame, openingTables } from '@quay/core';
import { openJournal } from '@quay/store/journal';
import { Backlog } from './backlog.ts';
import { inlineMore } from './compiler.ts';
import type { AnswerMessage, CommittedMessage, FromHost, HostSettings, ToHost } from './messages.ts';

/**
 * The core's own thread: commands come in, batches go to the journal, and only when a batch is durable do its answers
 * and changes go out.
 */

/**
 * Beyond this many waiting commands, or bytes of changes that the rows are behind, new frames are refused, early: an
 * order that would wait long is better refused. Cancels make the load smaller and are taken much longer.
 */
const WAITING_MAX = 8_000;
const WAITING_MAX_RELIEF = 80_000;
/** Ten seconds of the projector's work. Batches would be no measure: they are as small as the exchange is quick. */
const BEHIND_MAX = 128 << 20;

inlineMore();

const { databaseUrl, practice, standby = false, isSealed, hasKey } = workerData as HostSettings;
const edge = parentPort!;
// Copied, not given away: once a thread has transferred a buffer, V8 checks each access to any buffer for a detached one.
const say = (message: FromHost) => edge.postMessage(message);

let stopping = false;
const backlog = new Backlog();
let answers: AnswerMessage[] = [];
let answered: Uint8Array | undefined;
/** A batch that is durable and not sent yet. */
let landed: CommittedMessage | undefined;

/** Answers leave together, one message for all that a batch decided, and before the core goes on to the next batch. */
function answer(ask: number, seq: number, replies: Uint8Array, start: number, end: number): void {
  if (answered && replies !== answered) flush();
  if (answers.length === 0) queueMicrotask(flush);
  answered = replies;
  answers.push({ ask, seq, start, end });
  if (end === replies.length) flush();
}

/** The changes and the answers travel in one message: scheduling a thread costs more than the bytes do. */
function flush(): void {
  const reply = answered && { replies: answered, answers };
  if (landed) say({ kind: 'committed', ...landed, ...reply });
  else if (reply) say({ kind: 'answers', ...reply });
  else return;
  landed = undefined;
  answered = undefined;
  answers = [];
}

/** A core that cannot know its state stops; starting again is cheap. */
function stop(error: unknown): void {
  if (stopping) return;
  stopping = true;
  say({ kind: 'stopped', why: error instanceof Error ? error.message : String(error) });
}

/** Waits for what the host does or gives before this thread goes on. */
function awaitHost<Kind extends ToHost['kind']>(
  message: FromHost,
  kind: Kind,
): Promise<Extract<ToHost, { kind: Kind }>> {
  const done = new Promise<Extract<ToHost, { kind: Kind }>>((resolve) => {
    edge.on('message', function take(reply: ToHost) {
      if (reply.kind !== kind) return;
      edge.off('message', take);
      resolve(reply as Extract<ToHost, { kind: Kind }>);
    });
  });
  say(message);
  return done;
}

const journal = await openJournal(databaseUrl, {
  waitForLease: standby,
  stopped: stop,
  prepare: async () => void (await awaitHost({ kind: 'leased' }, 'migrated')),
  isSealed: isSealed ?? false,
  // The host opens its keys in the database, which is only now what this version needs.
  ...(hasKey && { key: async () => (await awaitHost({ kind: 'prepared' }, 'key')).key }),
});
const core: Core = createCore({
  practice,
  port: {
    append(batch, news) {
      journal.append(batch).then(() => {
        backlog.add(batch.seq, batch.changes.length);
        landed = { seq: batch.seq, at: batch.at, changes: batch.changes, news };
        guarded(() => core.engine.committed(batch.seq));
        flush();
      }, stop);
    },
  },
});
await journal.load(core.engine);

const news = core.engine.newsNow();
const state = core.engine.stateOf(openingTables.map(({ name }) => name));
say({
  kind: 'open',
  seq: core.engine.seq,
  at: core.engine.now,
  epoch: journal.epoch,
  differences: journal.differences,
  state,
  news,
});

edge.on('message', (message: ToHost) => guarded(() => receive(message)));

const clock = setInterval(() => guarded(() => core.engine.tick(Date.now())), 1_000);

function receive(message: ToHost): void {
  switch (message.kind) {
    case 'submit': {
      const at = Date.now();
      const { engine } = core;
      const behind = backlog.bytes > BEHIND_MAX;
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
    case 'key':
      return;
    case 'projected':
      backlog.drop(message.seq);
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
