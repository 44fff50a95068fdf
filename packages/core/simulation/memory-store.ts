import {
  type Batch,
  type Change,
  type Core,
  type CoreOptions,
  coreTables,
  createCore,
  keyOf,
  type Reply,
  readChanges,
  type Sent,
} from '../src/index.ts';

/**
 * A journal and a projector in memory, as a database would keep them: batches in order, and rows that follow some
 * batches behind. It can lose its core at any moment and start another one from what was durable.
 */
export class MemoryStore {
  core: Core;
  readonly batches: Batch[] = [];
  /** Rows by table and key, true at `projected`. */
  readonly rows = new Map<string, Map<string, object>>();
  projected = 0;
  /** Hears the changes of every durable batch. */
  readonly #hear: (changes: readonly Change[], batch: Batch) => void;
  readonly #options: Omit<CoreOptions, 'port'>;
  /** On their way, oldest first. */
  #flying: Batch[] = [];

  constructor(options: Omit<CoreOptions, 'port'>, hear: (changes: readonly Change[], batch: Batch) => void = () => {}) {
    this.#options = options;
    this.#hear = hear;
    for (const table of coreTables) this.rows.set(table.name, new Map());
    this.core = this.#newCore();
  }

  #newCore(): Core {
    return createCore({
      ...this.#options,
      port: {
        append: (batch) => {
          this.#flying.push(batch);
        },
      },
    });
  }

  /** Sends one command and makes it durable. */
  send(name: string, input: object, at: number): Reply {
    let reply: Reply | undefined;
    this.core.engine.submit({ name, input, at } satisfies Sent, (given) => {
      reply = given;
    });
    this.commit();
    return reply!;
  }

  tick(at: number): void {
    this.core.engine.tick(at);
    this.commit();
  }

  /** Makes durable what is on its way, and all that follows from it. */
  commit(): void {
    for (let batch = this.#flying.shift(); batch; batch = this.#flying.shift()) {
      this.batches.push(batch);
      this.#hear(readChanges(coreTables, batch.changes), batch);
      this.core.engine.committed(batch.seq);
    }
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
   * The core dies and another one starts: rows first, then the journal's tail. What was on its way is gone, as if the
   * commit had never arrived; nobody was told of it.
   */
  crash(): void {
    this.#flying = [];
    this.core = this.#newCore();
    const { engine } = this.core;
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
  }
}
