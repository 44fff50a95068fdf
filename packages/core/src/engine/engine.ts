import type { Area, StateRows } from './area.ts';
import { Reader, Writer } from './bytes.ts';
import { type Changes, eachChange, writePut } from './changes.ts';
import { type Command, type Outcome, readReply, writeReply } from './command.ts';
import { digestOf } from './digest.ts';
import { always } from './fault.ts';
import type { Sequences } from './sequences.ts';
import type { Table } from './table.ts';

/** A command on its way in. `at` is the sender's clock, milliseconds UTC; the engine never lets time go back. */
export type Sent = { readonly name: string; readonly at: number; readonly input: object };

/** The answer to a command, with the number of the batch that made it durable. */
export type Reply = { readonly outcome: Outcome; readonly seq: number };

/** What becomes one row of the journal. */
export type Batch = {
  readonly seq: number;
  readonly at: number;
  readonly commands: Uint8Array;
  readonly changes: Uint8Array;
};

/**
 * Where batches go, in order. The host calls {@link Engine.committed} for each as it becomes durable, in that order.
 * `news` is what subscribers get beside the changes; the journal does not keep it.
 */
export type CommitPort = { append(batch: Batch, news: Uint8Array<ArrayBuffer>): void };

/**
 * Commands that travel together: each is its number and its input. `answered` is called with the number of the batch that they
 * are true at, and where in `replies` theirs stand.
 */
export type Frame = {
  readonly bytes: Uint8Array;
  readonly count: number;
  readonly at: number;
  answered(seq: number, replies: Uint8Array, start: number, end: number): void;
};

/** Most commands in one batch: bounds how long an answer can wait behind others. */
const BATCH_MAX = 1_024;
/** Batches on their way at once: while the database writes one, the next is made and sent. */
const FLIGHT_MAX = 2;

type Flying = { readonly seq: number; readonly answers: (() => void)[] };

/**
 * The one writer. Commands queue while batches are on their way to the journal; the next batch carries them all (group
 * commit by back-pressure, no timer). No reply or change leaves before its batch is durable.
 */
export class Engine {
  readonly tables: readonly Table[];
  /** Every table in memory: the areas', the ledger's and the engine's own. */
  readonly #state: readonly StateRows[];
  readonly #areas: readonly Area[];
  readonly #commands = new Map<string, Command<never>>();
  readonly #byNumber: (Command<never> | undefined)[] = [];
  readonly #changes: Changes;
  readonly #sequences: Sequences;
  /** Areas that do something after each command. */
  readonly #observers: readonly Area[];
  /** Areas with something that must happen before commands of a time. */
  readonly #punctual: readonly Area[];
  /** Areas that spread work over batches, and what of it waits in the queue: one command at a time. */
  readonly #continuing: readonly Area[];
  readonly #continuations = new Set<Frame>();
  readonly #port: CommitPort;
  readonly #evidence = new Writer();
  readonly #replies = new Writer();
  readonly #input = new Writer();
  #queue: Frame[] = [];
  #first = 0;
  #waiting = 0;
  readonly #flying: Flying[] = [];
  #pumping = false;
  #seq: number;
  #now = 0;

  constructor(options: {
    readonly areas: readonly Area[];
    readonly changes: Changes;
    readonly sequences: Sequences;
    readonly port: CommitPort;
  }) {
    this.#areas = options.areas;
    this.#observers = options.areas.filter((area) => area.afterCommand);
    this.#punctual = options.areas.filter((area) => area.dueBefore);
    this.#continuing = options.areas.filter((area) => area.continues);
    this.#changes = options.changes;
    this.#sequences = options.sequences;
    this.#port = options.port;
    this.#seq = 0;
    this.#state = [options.sequences.rows, ...options.areas.flatMap((area) => area.state)];
    this.tables = [...this.#state.map((rows) => rows.table), ...options.areas.flatMap((area) => area.logs)];
    for (const area of options.areas) {
      for (const one of area.commands) {
        always(this.#byNumber[one.number] === undefined, `two commands share the number ${one.number}`);
        this.#byNumber[one.number] = one;
        this.#commands.set(one.name, one);
      }
    }
    always(new Set(this.tables.map((table) => table.number)).size === this.tables.length, 'two tables share a number');
  }

  /** Number of the last batch that was made. */
  get seq(): number {
    return this.#seq;
  }

  get now(): number {
    return this.#now;
  }

  /** Commands that wait; the host takes fewer when this grows. */
  get waiting(): number {
    return this.#waiting;
  }

  /** Something waits, or is on its way. */
  get busy(): boolean {
    return this.#flying.length > 0 || this.#waiting > 0;
  }

  /** Takes frames of commands, as they come from another thread. */
  submitFrames(frames: readonly Frame[]): void {
    for (const frame of frames) this.#push(frame);
    this.#pump();
  }

  submit(sent: Sent, answer: (reply: Reply) => void): void {
    this.#push(this.#frameOf(sent, answer));
    this.#pump();
  }

  /** Submits many at once, so that they share a batch even when nothing is on its way. */
  submitAll(all: readonly { readonly sent: Sent; readonly answer: (reply: Reply) => void }[]): void {
    for (const { sent, answer } of all) this.#push(this.#frameOf(sent, answer));
    this.#pump();
  }

  #push(frame: Frame): void {
    this.#queue.push(frame);
    this.#waiting += frame.count;
  }

  #frameOf(sent: Sent, answer: (reply: Reply) => void): Frame {
    const one = this.#commands.get(sent.name);
    always(one !== undefined, `no command ${sent.name}`);
    this.#input.count(one.number);
    one.input.write(this.#input, sent.input);
    return {
      bytes: this.#input.take(),
      count: 1,
      at: sent.at,
      answered: (seq, replies, start, end) =>
        answer({ outcome: readReply(new Reader(replies, start, end), one.output), seq }),
    };
  }

  /** Time passed: what is due becomes commands like any others. */
  tick(at: number): void {
    for (const area of this.#areas) {
      for (const due of area.due(Math.max(at, this.#now))) this.#push(this.#frameOf({ ...due, at }, unheard));
    }
    this.#pump();
  }

  /** A moment has come: what must happen before any command of it happens now. */
  reach(at: number): void {
    const due = this.#dueBefore(at);
    if (due) this.#push(due);
    this.#pump();
  }

  /** What must happen before a command of a time, where it did not happen yet. */
  #dueBefore(at: number): Frame | undefined {
    const now = Math.max(at, this.#now);
    for (const area of this.#punctual) {
      const due = area.dueBefore!(now);
      if (due) return this.#frameOf({ ...due, at: now }, unheard);
    }
    return undefined;
  }

  /** The oldest batch on its way is durable: its answers go out, and what waited becomes the next one. */
  committed(seq: number): void {
    const landed = this.#flying.shift();
    always(landed?.seq === seq, `batch ${seq} was not the next to become durable`);
    for (const answer of landed.answers) answer();
    this.#pump();
  }

  /** Makes batches while something waits and there is room on the way. An answer may submit again. */
  #pump(): void {
    if (this.#pumping) return;
    this.#pumping = true;
    while (this.#waiting > 0 && this.#flying.length < FLIGHT_MAX) this.#cut();
    this.#pumping = false;
  }

  #cut(): void {
    const answers: (() => void)[] = [];
    const frames: { frame: Frame; start: number; end: number }[] = [];
    let commands = 0;
    while (this.#first < this.#queue.length) {
      const next = this.#queue[this.#first]!;
      const due = this.#dueBefore(next.at);
      const frame = due ?? next;
      if (commands > 0 && (due !== undefined || commands + frame.count > BATCH_MAX)) break;
      if (due) this.#waiting += 1;
      else {
        this.#first += 1;
        this.#continuations.delete(next);
      }
      commands += frame.count;
      const start = this.#replies.length;
      if (frame.at > this.#now) this.#now = frame.at;
      this.#evidence.count(this.#now);
      this.#evidence.bytes(frame.bytes);
      const reader = new Reader(frame.bytes);
      for (let left = frame.count; left > 0; left--) this.#run(reader);
      frames.push({ frame, start, end: this.#replies.length });
      if (due) break;
    }
    if (this.#first === this.#queue.length) {
      this.#queue = [];
      this.#first = 0;
    }
    this.#waiting -= commands;
    this.#continue();

    // The changes first: they may be copies of what stands in the replies.
    const changes = this.#changes.empty ? undefined : this.#changes.take();
    const seq = changes ? this.#seq + 1 : this.#seq;
    const replies = this.#replies.take();
    for (const { frame, start, end } of frames) answers.push(() => frame.answered(seq, replies, start, end));
    if (changes) {
      this.#seq = seq;
      this.#flying.push({ seq, answers });
      this.#sequences.settle();
      const news = this.#takeNews();
      this.#port.append({ seq, at: this.#now, commands: this.#evidence.take(), changes }, news);
      return;
    }
    // Refusals alone change nothing and need no row of their own: they are true at the last batch, once it is durable.
    this.#evidence.take();
    const last = this.#flying.at(-1);
    if (last) last.answers.push(...answers);
    else for (const answer of answers) answer();
  }

  /** What a batch has left to do comes behind all that waits. */
  #continue(): void {
    if (this.#continuations.size > 0) return;
    for (const area of this.#continuing) {
      const due = area.continues!();
      if (!due) continue;
      const frame = this.#frameOf({ ...due, at: this.#now }, unheard);
      this.#continuations.add(frame);
      this.#push(frame);
    }
  }

  #takeNews(): Uint8Array<ArrayBuffer> {
    for (const area of this.#areas) area.news?.take(this.#input);
    return this.#input.take();
  }

  /** Runs the command that the reader stands at. What it gives is only valid until the batch is taken. */
  #run(reader: Reader): void {
    const number = reader.count();
    const one = this.#byNumber[number];
    always(one !== undefined, `no command has the number ${number}`);
    const input = one.input.read(reader);
    writeReply(this.#replies, one, (one as unknown as Command).run(input, this.#now));
    for (const area of this.#observers) area.afterCommand!(this.#now);
  }

  /** Start-up: a row as the database has it. */
  restore(table: string, row: object): void {
    const rows = this.#state.find((known) => known.table.name === table);
    always(rows !== undefined, `no table ${table} in memory`);
    rows.restore(row);
  }

  /** Start-up: a batch that the journal has and the database's rows do not. */
  replay(batch: Pick<Batch, 'seq' | 'at' | 'changes'>): void {
    eachChange(this.tables, batch.changes, (change) => {
      const rows = this.#state.find((known) => known.table.number === change.table.number);
      if (!rows) return;
      const live = change.table.live;
      const value = live && (change.row as Record<string, string>)[live.column];
      if (change.op === 'put' && (!live || live.values.includes(value!))) rows.restore(change.row);
      else rows.forget(change.row);
    });
    this.#resumeAt(batch.seq, batch.at);
  }

  /** Start-up is over: `seq` and `at` are those of the last batch that the state contains. */
  open(seq: number, at: number): void {
    this.#resumeAt(seq, at);
    this.#sequences.settle();
    for (const area of this.#areas) area.rebuild(this.#now);
  }

  #resumeAt(seq: number, at: number): void {
    this.#seq = Math.max(this.#seq, seq);
    this.#now = Math.max(this.#now, at);
  }

  /** Runs the recorded commands of a batch again, as evidence: the same commands must give the same changes. */
  rerun(batch: Batch): Uint8Array {
    const reader = new Reader(batch.commands);
    while (!reader.done) {
      const at = reader.count();
      if (at > this.#now) this.#now = at;
      const end = reader.count() + reader.at;
      while (reader.at < end) this.#run(reader);
    }
    this.#seq = batch.seq;
    const changes = this.#changes.take();
    this.#replies.take();
    this.#sequences.settle();
    this.#takeNews();
    return changes;
  }

  /** All news there could be, for a view that begins now. */
  newsNow(): Uint8Array<ArrayBuffer> {
    const writer = new Writer();
    for (const area of this.#areas) area.news?.all(writer);
    return writer.take();
  }

  /** The rows of some tables as changes, for a view that begins now. */
  stateOf(names: readonly string[]): Uint8Array<ArrayBuffer> {
    const writer = new Writer();
    for (const rows of this.#state) {
      if (names.includes(rows.table.name)) for (const row of rows.values()) writePut(writer, rows.table, row);
    }
    return writer.take();
  }

  /** One number for the whole state in memory: equal states give equal digests. */
  digest(): string {
    return digestOf(this.#state);
  }

  /** Recomputes every invariant from scratch. Empty when all hold. */
  broken(): string[] {
    return this.#areas.flatMap((area) =>
      area.invariants.flatMap((invariant) => {
        const what = invariant.broken();
        return what ? [`${invariant.name}: ${what}`] : [];
      }),
    );
  }
}

function unheard(): void {}
