import type { Columns, RowOf } from './columns.ts';

/**
 * A table of the core: its columns make the row type, the journal's bytes and the SQL table alike.
 *
 * `number` stands in the journal and never changes. A `state` table is loaded into memory at start; a `log` is only
 * ever added to and never read back by the core.
 */
export type Table<Row = object> = {
  readonly name: string;
  readonly number: number;
  readonly kind: 'state' | 'log';
  readonly key: readonly string[];
  readonly columns: Columns;
  /** Of a state table, only rows with one of these values in this column are needed in memory. */
  readonly live?: { readonly column: string; readonly values: readonly string[] };
  /** Of a log, the rows that become rows of the database; the others are facts that only derived data is made from. */
  kept?(row: Row): boolean;
};

export function table<C extends object>(
  definition: Omit<Table<RowOf<C>>, 'columns' | 'key'> & { readonly columns: C; readonly key: readonly (keyof C)[] },
): Table<RowOf<C>> {
  return definition as unknown as Table<RowOf<C>>;
}

/** The key of a row as one string. */
export function keyOf(of: Table, row: object): string {
  return of.key.map((name) => String((row as Record<string, unknown>)[name])).join('/');
}
