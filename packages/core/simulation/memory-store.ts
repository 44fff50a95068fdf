import {
  type Batch,
  type Change,
  type Core,
  type CoreOptions,
  commandShapes,
  coreTables,
  createCore,
  type Frame,
  keyOf,
  Reader,
  type Reply,
  readChanges,
  readReply,
  type Sent,
  Writer,
} from '../src/index.ts';

/** What may happen to a batch on its way to the journal and back. The host finds out by reading, never by guessing. */
export const lineFaults = ['none', 'request-lost', 'answer-lost', 'sent-twice'] as const;
export type LineFault = (typeof lineFaults)[number];

/** A batch on its way. `alone`: it was made of one command. */
type Flight = { readonly batch: Batch; readonly alone: boolean };

export type Subscriber = (changes: readonly Change[], batch: Batch, alone: boolean) => void;

const shapes = new Map(commandShapes.map((shape) => [shape.name, shape]));

/** Whether nothing else came into a batch: what an earlier one has left to do comes behind a command that waits. */
function isOfOneFrame({ commands }: Batch): boolean {
  const reader = new Reader(commands);
  reader.count();
  reader.bytes();
  return reader.done;
}

/**
 * A journal and a projector in memory, as a database would keep them: batches in order, each accepted once and from the
 * newest core only, and rows that follow some batches behind. It can lose its core at any moment, with batches on their
 * way, and start another one from what was durable.
 */
export class MemoryStore {
  core: Core;
  readonly batches: Batch[] = [];
  /** Rows by table and key, true at `projected`. */
  readonly rows = new Map<string, Map<string, object>>();
  projected = 0;
  /** Batches that were refused: from a core that was no longer the leader, or known already. */
  refused = 0;
  readonly options: Omit<CoreOptions, 'port'>;
  /** Hears the changes of every durable batch. */
  readonly #receive: Subscriber;
  #epoch = 0;
  /** On their way, oldest first. */
  #flying: Flight[] = [];
  #alone = false;

  constructor(options: Omit<CoreOptions, 'port'>, listener: Subscriber = () => {}) {
    this.options = options;
    this.#receive = listener;
    for (const table of coreTables) this.rows.set(table.name, new Map());
    this.core = this.#newCore();
  }

  #newCore(): Core {
    return createCore({
      ...this.options,
      port: {
        append: (batch) => {
          this.#flying.push({ batch, alone: this.#alone && isOfOneFrame(batch) });
        },
      },
    });
  }

  /** Batches on their way. */
  get flying(): number {
    return this.#flying.length;
  }

  /** Sends one command and makes it durable. */
  send(name: string, input: object, at: number): Reply {
    let reply: Reply | undefined;
    this.submit({ name, input, at }, (given) => {
      reply = given;
    });
    this.commit();
    return reply!;
  }

  submit(sent: Sent, answer: (reply: Reply) => void): void {
    this.#alone = !this.core.engine.busy;
    this.core.engine.submit(sent, answer);
    this.#alone = false;
  }

  submitAll(all: readonly { readonly sent: Sent; readonly answer: (reply: Reply) => void }[]): void {
    this.core.engine.submitAll(all);
  }

  /** Sends many commands as one frame of bytes, as they come from another thread. */
  submitFrame(all: readonly { readonly sent: Sent; readonly answer: (reply: Reply) => void }[], at: number): void {
    const writer = new Writer();
    for (const { sent } of all) {
      const shape = shapes.get(sent.name)!;
      writer.count(shape.number);
      shape.input.write(writer, sent.input);
    }
    const frame: Frame = {
      bytes: writer.take(),
      count: all.length,
      at,
      answered: (seq, replies, start, end) => {
        const reader = new Reader(replies, start, end);
        for (const { sent, answer } of all) {
          answer({ outcome: readReply(reader, shapes.get(sent.name)!.output), seq });
        }
        if (!reader.done) throw new Error('a frame was answered with more than it asked');
      },
    };
    this.core.engine.submitFrames([frame]);
  }

  tick(at: number): void {
    this.core.engine.tick(at);
    this.commit();
  }

  /** Makes durable what is on its way, and all that follows from it. */
  commit(): void {
    while (this.#flying.length > 0) this.land('none');
  }

  /** The oldest batch becomes durable, whatever the line does to it. */
  land(fault: LineFault): void {
    const flight = this.#flying.shift()!;
    if (fault !== 'request-lost') this.#append(flight, this.#epoch);
    if (fault === 'sent-twice') this.#append(flight, this.#epoch);
    // The outcome is unknown where the connection broke: what the journal has decides whether to send it again.
    if (this.batches.length < flight.batch.seq) this.#append(flight, this.#epoch);
    this.core.engine.committed(flight.batch.seq);
  }

  /** The journal compares and sets: the next number, from the newest core. */
  #append({ batch, alone }: Flight, epoch: number): void {
    if (epoch !== this.#epoch || batch.seq <= this.batches.length) {
      this.refused += 1;
      return;
    }
    if (batch.seq !== this.batches.length + 1) throw new Error(`the journal ends at ${this.batches.length}`);
    this.batches.push(batch);
    this.#receive(readChanges(coreTables, batch.changes), batch, alone);
  }

  /** Brings the rows up to a batch. */
  project(seq: number): void {
    for (; this.projected < seq; this.projected++) {
      const batch = this.batches[this.projected]!;
      for (const { table, op, row } of readChanges(coreTables, batch.changes)) {
        if (table.kind === 'log') continue;
        const rows = this.rows.get(table.name)!;
        if (op === 'put') rows.set(keyOf(table, row), row);
        else rows.delete(keyOf(table, row));
      }
    }
  }

  /**
   * The core dies and another one starts: rows first, then the journal's tail. Of the batches on their way the first
   * `durable` ones had arrived, though nobody was told; the others are gone. A core that was only stopped may come back
   * and try to send them still: the journal refuses.
   */
  crash(durable = 0, returns = false): void {
    const flying = this.#flying;
    const epoch = this.#epoch;
    for (const flight of flying.slice(0, durable)) this.#append(flight, epoch);
    this.#flying = [];
    this.#epoch += 1;
    this.core = this.#started();
    if (returns) for (const flight of flying) this.#append(flight, epoch);
  }

  /** What a core has in memory that starts now. */
  digest(): string {
    return this.#started().engine.digest();
  }

  #started(): Core {
    const core = this.#newCore();
    const { engine } = core;
    for (const table of coreTables) {
      if (table.kind === 'log') continue;
      for (const row of this.rows.get(table.name)!.values()) {
        const value = table.live && (row as Record<string, string>)[table.live.column];
        if (!table.live || table.live.values.includes(value!)) engine.restore(table.name, { ...row });
      }
    }
    for (const batch of this.batches.slice(this.projected)) engine.replay(batch);
    const last = this.batches.at(-1);
    engine.open(last?.seq ?? 0, last?.at ?? 0);
    return core;
  }
}
