import type { Reader, Writer } from './bytes.ts';

/**
 * What a column holds, and how it stands in the journal. The same list makes the row type, its bytes, the table's SQL
 * and the check that the migration agrees.
 */
export type Column<Value> = {
  readonly kind: 'id' | 'time' | 'amount' | 'text' | 'flag' | 'bytes' | 'set';
  readonly nullable: boolean;
  /** The members of a closed set, in an order that never changes: the index is what is stored in the journal. */
  readonly members?: readonly string[];
  write(to: Writer, value: Value): void;
  read(from: Reader): Value;
};

// biome's noExplicitAny stands: a list of columns of any value is a list of columns of `never` to write and unknown to read.
export type Columns = { readonly [name: string]: Column<never> };
export type RowOf<C> = { -readonly [Name in keyof C]: C[Name] extends Column<infer Value> ? Value : never };

/** A whole number below 2⁵³: ids, counters. */
export const id: Column<number> = {
  kind: 'id',
  nullable: false,
  write: (to, value) => to.count(value),
  read: (from) => from.count(),
};

/** Milliseconds since 1970, UTC. */
export const time: Column<number> = { ...id, kind: 'time' };

/** An exact number in 10⁻⁸ units, of any sign and size. */
export const amount: Column<bigint> = {
  kind: 'amount',
  nullable: false,
  write: (to, value) => to.amount(value),
  read: (from) => from.amount(),
};

export const text: Column<string> = {
  kind: 'text',
  nullable: false,
  write: (to, value) => to.text(value),
  read: (from) => from.text(),
};

export const flag: Column<boolean> = {
  kind: 'flag',
  nullable: false,
  write: (to, value) => to.count(value ? 1 : 0),
  read: (from) => from.count() === 1,
};

export const bytes: Column<Uint8Array> = {
  kind: 'bytes',
  nullable: false,
  write: (to, value) => to.bytes(value),
  read: (from) => from.bytes(),
};

/** One of a closed set. New members go to the end. */
export function oneOf<const Member extends string>(members: readonly Member[]): Column<Member> {
  const index = new Map(members.map((member, at) => [member, at]));
  return {
    kind: 'set',
    nullable: false,
    members,
    write: (to, value) => to.count(index.get(value)!),
    read: (from) => members[from.count()]!,
  };
}

/** The column, or nothing. */
export function maybe<Value>(column: Column<Value>): Column<Value | null> {
  return {
    ...column,
    nullable: true,
    write(to, value) {
      to.count(value === null ? 0 : 1);
      if (value !== null) column.write(to, value);
    },
    read: (from) => (from.count() === 0 ? null : column.read(from)),
  };
}

export function writeRow(to: Writer, columns: Columns, row: object): void {
  for (const name in columns) columns[name]!.write(to, (row as Record<string, never>)[name]!);
}

export function readRow<Row>(from: Reader, columns: Columns): Row {
  const row: Record<string, unknown> = {};
  for (const name in columns) row[name] = columns[name]!.read(from);
  return row as Row;
}
