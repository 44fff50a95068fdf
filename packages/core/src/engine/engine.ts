import type { Area, StateRows } from './area.ts';
import { Reader, Writer } from './bytes.ts';
import { Changes, readChanges } from './changes.ts';
import { readRow, writeRow } from './columns.ts';
import type { Command, Outcome } from './command.ts';
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

/** Where batches go. The host calls {@link Engine.committed} when the batch is durable, and stops if it cannot be. */
export type CommitPort = { append(batch: Batch): void };

/** Most commands in one batch: bounds how long an answer can wait behind others. */
const BATCH_MAX = 4096;

/**
 * The one writer. Commands queue while a batch is on its way to the journal; the next batch carries them all (group
 * commit by back-pressure, no timer). Nobody hears of a command before its batch is durable.
 */
export class Engine {
  readonly tables: readonly Table[];
  /** Every table that lives in memory: the areas', the ledger's and the engine's own. */
  readonly #state: readonly StateRows[];
  readonly #areas: readonly Area[];
  readonly #commands = new Map<string, Command<never>>();
  readonly #changes: Changes;
  readonly #port: CommitPort;
  readonly #writer = new Writer();
  #queue: { sent: Sent; answer: (reply: Reply) => void }[] = [];
  #flying: { seq: number; answers: (() => void)[] } | undefined;
  #seq: number;
  #now = 0;

  constructor(options: {
    readonly areas: readonly Area[];
    readonly changes: Changes;
    readonly sequences: Sequences;
    readonly port: CommitPort;
  }) {
    this.#areas = options.areas;
    this.#changes = options.changes;
    this.#port = options.port;
    this.#seq = 0;
    this.#state = [options.sequences.rows, ...options.areas.flatMap((area) => area.state)];
    this.tables = [...this.#state.map((rows) => rows.table), ...options.areas.flatMap((area) => area.logs)];
    for (const area of options.areas) for (const one of area.commands) this.#commands.set(one.name, one);
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
    return this.#queue.length;
  }

  /** Something waits, or is on its way. */
  get busy(): boolean {
    return this.#flying !== undefined || this.#queue.length > 0;
  }

  submit(sent: Sent, answer: (reply: Reply) => void): void {
    this.#queue.push({ sent, answer });
    if (!this.#flying) this.#pump();
  }

  /** Submits many at once, so that they share a batch even when nothing is on its way. */
  submitAll(all: readonly { readonly sent: Sent; readonly answer: (reply: Reply) => void }[]): void {
    this.#queue.push(...all);
    if (!this.#flying) this.#pump();
  }

  /** Time passed: what is due becomes commands like any others. */
  tick(at: number): void {
    for (const area of this.#areas) {
      for (const due of area.due(Math.max(at, this.#now))) this.#queue.push({ sent: { ...due, at }, answer: unheard });
    }
    if (!this.#flying && this.#queue.length > 0) this.#pump();
  }

  /** The batch is durable: its answers go out, and what waited becomes the next one. */
  committed(seq: number): void {
    always(this.#flying?.seq === seq, `batch ${seq} was not on its way`);
    const answers = this.#flying.answers;
    this.#flying = undefined;
    for (const answer of answers) answer();
    if (this.#queue.length > 0 && !this.#flying) this.#pump();
  }

  #pump(): void {
    const taken = this.#queue.length <= BATCH_MAX ? this.#queue : this.#queue.slice(0, BATCH_MAX);
    this.#queue = taken === this.#queue ? [] : this.#queue.slice(BATCH_MAX);
    const seq = this.#seq + 1;
    const answers: (() => void)[] = [];
    for (const { sent, answer } of taken) {
      const outcome = this.#run(sent);
      answers.push(() => answer({ outcome, seq: this.#seq }));
    }
    // Refusals alone change nothing: they are true at the last batch, which is durable, and need no row of their own.
    if (this.#changes.empty) {
      this.#writer.take();
      for (const answer of answers) answer();
      if (this.#queue.length > 0 && !this.#flying) this.#pump();
      return;
    }
    const commands = this.#writer.take();
    this.#seq = seq;
    this.#flying = { seq, answers };
    this.#port.append({ seq, at: this.#now, commands, changes: this.#changes.take(this.#writer) });
  }

  #run(sent: Sent): Outcome {
    const one = this.#commands.get(sent.name);
    always(one !== undefined, `no command ${sent.name}`);
    this.#now = Math.max(this.#now, sent.at);
    this.#writer.count(one.number);
    this.#writer.count(this.#now);
    writeRow(this.#writer, one.input, sent.input);
    return (one as unknown as Command).run(sent.input, this.#now);
  }

  /** Start-up: a row as the database has it. */
  restore(table: string, row: object): void {
    const rows = this.#state.find((known) => known.table.name === table);
    always(rows !== undefined, `no table ${table} in memory`);
    rows.restore(row);
  }

  /** Start-up: a batch that the journal has and the database's rows do not. */
  replay(batch: Pick<Batch, 'seq' | 'at' | 'changes'>): void {
    for (const change of readChanges(this.tables, batch.changes)) {
      const rows = this.#state.find((known) => known.table.number === change.table.number);
      if (!rows) continue;
      const live = change.table.live;
      const value = live && (change.row as Record<string, string>)[live.column];
      if (change.op === 'put' && (!live || live.values.includes(value!))) rows.restore(change.row);
      else rows.forget(change.row);
    }
    this.#resumeAt(batch.seq, batch.at);
  }

  /** Start-up is over: `seq` and `at` are those of the last batch that the state contains. */
  open(seq: number, at: number): void {
    this.#resumeAt(seq, at);
    for (const area of this.#areas) area.rebuild();
  }

  #resumeAt(seq: number, at: number): void {
    this.#seq = Math.max(this.#seq, seq);
    this.#now = Math.max(this.#now, at);
  }

  /** Runs the recorded commands of a batch again, as evidence: the same commands must give the same changes. */
  rerun(batch: Batch): Uint8Array {
    const numbered = new Map([...this.#commands.values()].map((one) => [one.number, one]));
    const reader = new Reader(batch.commands);
    while (!reader.done) {
      const one = numbered.get(reader.count());
      always(one !== undefined, 'the journal has a command that this version does not know');
      const at = reader.count();
      this.#run({ name: one.name, at, input: readRow(reader, one.input) });
    }
    this.#writer.take();
    this.#seq = batch.seq;
    return this.#changes.take(this.#writer);
  }

  /** The rows of some tables as changes, for a view that begins now. */
  stateOf(names: readonly string[]): Uint8Array {
    const changes = new Changes();
    for (const rows of this.#state) {
      if (names.includes(rows.table.name)) for (const row of rows.values()) changes.put(rows.table, row);
    }
    return changes.take(new Writer());
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
