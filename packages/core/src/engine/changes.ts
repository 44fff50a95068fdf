import { Reader, Writer } from './bytes.ts';
import { type Codec, codecOf } from './columns.ts';
import { keyOf, type Table } from './table.ts';

/** One change of one row: its whole new value, or that it is gone (then only the key is meant). */
export type Change<Row = object> = { readonly table: Table; readonly op: 'put' | 'drop'; readonly row: Row };

/** What keeps rows in memory, and a list of those that the batch changed. */
export interface Recorder {
  readonly changed: boolean;
  /** Writes what changed since the last time, each row once with its last value, and forgets it. */
  take(to: Writer): void;
}

/** The mark that stands before a changed row. */
export const putMark = (table: Table): number => table.number * 2;
export const dropMark = (table: Table): number => table.number * 2 + 1;

/** What the commands of a batch changed, from everything that keeps rows, in the order in which it was made. */
export class Changes {
  readonly #recorders: Recorder[] = [];
  readonly #closing: (() => void)[] = [];
  readonly #writer = new Writer();

  add<One extends Recorder>(recorder: One): One {
    this.#recorders.push(recorder);
    return recorder;
  }

  /** Called when a batch is about to be taken: what is written once a batch is changed then. */
  beforeTake(close: () => void): void {
    this.#closing.push(close);
  }

  get empty(): boolean {
    for (const recorder of this.#recorders) if (recorder.changed) return false;
    return true;
  }

  take(): Uint8Array<ArrayBuffer> {
    for (const close of this.#closing) close();
    for (const recorder of this.#recorders) if (recorder.changed) recorder.take(this.#writer);
    return this.#writer.take();
  }
}

/** Writes some rows of a table as changes, for a view that begins now. */
export function writePut(to: Writer, table: Table, row: object): void {
  to.count(putMark(table));
  codecOf(table.columns).write(to, row);
}

function writeDrop(to: Writer, table: Table, row: object): void {
  to.count(dropMark(table));
  for (const name of table.key) table.columns[name]!.write(to, (row as Record<string, never>)[name]!);
}

/** Reads back what {@link Changes.take} wrote. A dropped row carries its key columns only. */
export function readChanges(tables: readonly Table[], bytes: Uint8Array, wants?: Wants): Change[] {
  const changes: Change[] = [];
  eachChange(tables, bytes, (change) => changes.push(change), wants);
  return changes;
}

/**
 * Whether a row is read at all; one that nobody wants is passed over, which costs a fraction. It may look into the row,
 * which begins where the reader is. Dropped rows are keys alone and always read.
 */
export type Wants = (table: Table, row: Reader) => boolean;

const all: Wants = () => true;

export function eachChange(
  tables: readonly Table[],
  bytes: Uint8Array,
  listener: (change: Change) => void,
  wants: Wants = all,
): void {
  const byNumber: (Table | undefined)[] = [];
  for (const table of tables) byNumber[table.number] = table;
  const reader = new Reader(bytes);
  while (!reader.done) {
    const mark = reader.count();
    const table = byNumber[mark >> 1];
    if (!table) throw new Error(`the journal names table ${mark >> 1}, which this version does not know`);
    if (mark % 2 === 0) {
      const at = reader.at;
      const wanted = wants(table, reader);
      reader.back(at);
      if (wanted) listener({ table, op: 'put', row: codecOf<object>(table.columns).read(reader) });
      else codecOf(table.columns).skip(reader);
    } else {
      const row: Record<string, unknown> = {};
      for (const name of table.key) row[name] = table.columns[name]!.read(reader);
      listener({ table, op: 'drop', row });
    }
  }
}

/** The rows of one state table in memory, by key. Every change of a row is announced here, or it never happened. */
export class Rows<Row extends object> implements Recorder {
  readonly table: Table<Row>;
  readonly #codec: Codec<Row>;
  readonly #changed = new Map<Row, 'put' | 'drop'>();
  /** What was touched last: many touch the same row again and again. */
  #last: Row | undefined;
  #rows = new Map<string, Row>();

  constructor(table: Table<Row>, changes: Changes) {
    this.table = table;
    this.#codec = codecOf<Row>(table.columns);
    changes.add(this);
  }

  get(key: string): Row | undefined {
    return this.#rows.get(key);
  }

  get size(): number {
    return this.#rows.size;
  }

  values(): IterableIterator<Row> {
    return this.#rows.values();
  }

  add(row: Row): Row {
    this.#rows.set(keyOf(this.table, row), row);
    this.#changed.set(row, 'put');
    return row;
  }

  /** The row's values changed. */
  touch(row: Row): void {
    if (row === this.#last) return;
    this.#changed.set(row, 'put');
    this.#last = row;
  }

  /** The row has its last values and is no longer needed in memory; the database keeps it. */
  retire(row: Row): void {
    this.#rows.delete(keyOf(this.table, row));
    this.#changed.set(row, 'put');
  }

  /** The row is gone, from the database too. */
  drop(row: Row): void {
    this.#rows.delete(keyOf(this.table, row));
    this.#changed.set(row, 'drop');
    this.#last = undefined;
  }

  /** A row as the database or the journal has it: not a change. */
  restore(row: Row): Row {
    this.#rows.set(keyOf(this.table, row), row);
    return row;
  }

  /** A row that the journal dropped or retired: not a change. */
  forget(row: Row): void {
    this.#rows.delete(keyOf(this.table, row));
  }

  /** Puts the rows into an order of their own once start-up has brought them all. */
  sort(compare: (a: Row, b: Row) => number): void {
    const sorted = [...this.#rows].sort(([, a], [, b]) => compare(a, b));
    this.#rows = new Map(sorted);
  }

  get changed(): boolean {
    return this.#changed.size > 0;
  }

  /** Writes a row as its table has it. */
  protected write(to: Writer, row: Row): void {
    this.#codec.write(to, row);
  }

  take(to: Writer): void {
    const put = putMark(this.table);
    for (const [row, op] of this.#changed) {
      if (op === 'put') {
        to.count(put);
        this.write(to, row);
      } else writeDrop(to, this.table, row);
    }
    this.#changed.clear();
    this.#last = undefined;
  }
}

/** A table that is only ever added to: its rows are bytes at once, and nothing of them stays in memory. */
export class Log<Row extends object = object> implements Recorder {
  readonly #table: Table<Row>;
  readonly #writer = new Writer();

  constructor(table: Table<Row>, changes: Changes) {
    this.#table = table;
    changes.add(this);
  }

  add(row: Row): void {
    writePut(this.#writer, this.#table, row);
  }

  /** For who writes rows by hand: where the next one goes, mark first. */
  get writer(): Writer {
    return this.#writer;
  }

  get changed(): boolean {
    return this.#writer.length > 0;
  }

  take(to: Writer): void {
    to.moveFrom(this.#writer);
  }
}
