import { Reader, type Writer } from './bytes.ts';
import { readRow, writeRow } from './columns.ts';
import { keyOf, type Table } from './table.ts';

/** One change of one row: its whole new value, or that it is gone (then only the key is meant). */
export type Change<Row = object> = { readonly table: Table; readonly op: 'put' | 'drop'; readonly row: Row };

/** What the commands of a batch changed, each row once with its last value. */
export class Changes {
  #rows = new Map<object, { table: Table; op: 'put' | 'drop' }>();

  get empty(): boolean {
    return this.#rows.size === 0;
  }

  put<Row extends object>(table: Table<Row>, row: Row): void {
    this.#rows.set(row, { table, op: 'put' });
  }

  drop<Row extends object>(table: Table<Row>, row: Row): void {
    this.#rows.set(row, { table, op: 'drop' });
  }

  /** The bytes of all changes, in the order in which rows were first touched. */
  take(writer: Writer): Uint8Array {
    for (const [row, { table, op }] of this.#rows) {
      writer.count(table.number * 2 + (op === 'drop' ? 1 : 0));
      if (op === 'put') writeRow(writer, table.columns, row);
      else for (const name of table.key) table.columns[name]!.write(writer, (row as Record<string, never>)[name]!);
    }
    this.#rows.clear();
    return writer.take();
  }
}

/** Reads back what {@link Changes.take} wrote. A dropped row carries its key columns only. */
export function readChanges(tables: readonly Table[], bytes: Uint8Array): Change[] {
  const byNumber = new Map(tables.map((table) => [table.number, table]));
  const reader = new Reader(bytes);
  const changes: Change[] = [];
  while (!reader.done) {
    const mark = reader.count();
    const table = byNumber.get(Math.floor(mark / 2));
    if (!table) throw new Error(`the journal names table ${Math.floor(mark / 2)}, which this version does not know`);
    if (mark % 2 === 0) changes.push({ table, op: 'put', row: readRow(reader, table.columns) });
    else {
      const row: Record<string, unknown> = {};
      for (const name of table.key) row[name] = table.columns[name]!.read(reader);
      changes.push({ table, op: 'drop', row });
    }
  }
  return changes;
}

/** The rows of one state table in memory, by key. Every change of a row is announced here, or it never happened. */
export class Rows<Row extends object> {
  readonly table: Table<Row>;
  #changes: Changes;
  #rows = new Map<string, Row>();

  constructor(table: Table<Row>, changes: Changes) {
    this.table = table;
    this.#changes = changes;
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
    this.#changes.put(this.table, row);
    return row;
  }

  /** The row's values changed. */
  touch(row: Row): void {
    this.#changes.put(this.table, row);
  }

  /** The row has its last values and is no longer needed in memory; the database keeps it. */
  retire(row: Row): void {
    this.#rows.delete(keyOf(this.table, row));
    this.#changes.put(this.table, row);
  }

  /** The row is gone, from the database too. */
  drop(row: Row): void {
    this.#rows.delete(keyOf(this.table, row));
    this.#changes.drop(this.table, row);
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
}
