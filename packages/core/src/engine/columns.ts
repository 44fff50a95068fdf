import type { Reader, Writer } from './bytes.ts';
import { always } from './fault.ts';

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
  /** Goes past one, unread. */
  skip(from: Reader): void;
  /** Reading one and writing `value`, as the source that {@link codecOf} puts into its straight code. */
  readonly source?: { readonly read: string; write(value: string): string };
};

const skipNumber = (from: Reader): void => from.skip();
const skipBytes = (from: Reader): void => from.skipBytes();

// biome's noExplicitAny stands: a list of columns of any value is a list of columns of `never` to write and unknown to read.
export type Columns = { readonly [name: string]: Column<never> };
export type RowOf<C> = { -readonly [Name in keyof C]: C[Name] extends Column<infer Value> ? Value : never };

/** A whole number below 2⁵³: ids, counters. */
export const id: Column<number> = {
  kind: 'id',
  nullable: false,
  write: (to, value) => to.count(value),
  read: (from) => from.count(),
  skip: skipNumber,
  source: { read: 'from.count()', write: (value) => `to.count(${value});` },
};

/** Milliseconds since 1970, UTC. */
export const time: Column<number> = { ...id, kind: 'time' };

/** An exact number in 10⁻⁸ units, of any sign and size. */
export const amount: Column<bigint> = {
  kind: 'amount',
  nullable: false,
  write: (to, value) => to.amount(value),
  read: (from) => from.amount(),
  skip: skipNumber,
  source: { read: 'from.amount()', write: (value) => `to.amount(${value});` },
};

/** An amount of a command: the same bytes, read as a number where a double holds all its units. */
export const units: Column<number | bigint> = {
  kind: 'amount',
  nullable: false,
  write(to, value) {
    if (typeof value === 'bigint') to.amount(value);
    else to.units(value);
  },
  read: (from) => from.units(),
  skip: skipNumber,
  source: {
    read: 'from.units()',
    write: (value) => `if (typeof ${value} === 'bigint') to.amount(${value}); else to.units(${value});`,
  },
};

export const text: Column<string> = {
  kind: 'text',
  nullable: false,
  write: (to, value) => to.text(value),
  read: (from) => from.text(),
  skip: skipBytes,
  source: { read: 'from.text()', write: (value) => `to.text(${value});` },
};

export const flag: Column<boolean> = {
  kind: 'flag',
  nullable: false,
  write: (to, value) => to.count(value ? 1 : 0),
  read: (from) => from.count() === 1,
  skip: skipNumber,
  source: { read: 'from.count() === 1', write: (value) => `to.count(${value} ? 1 : 0);` },
};

export const bytes: Column<Uint8Array> = {
  kind: 'bytes',
  nullable: false,
  write: (to, value) => to.bytes(value),
  read: (from) => from.bytes(),
  skip: skipBytes,
};

/** Some ids. */
export const ids: Column<readonly number[]> = {
  kind: 'bytes',
  nullable: false,
  write(to, value) {
    to.count(value.length);
    for (const one of value) to.count(one);
  },
  read: (from) => Array.from({ length: from.count() }, () => from.count()),
  skip(from) {
    for (let left = from.count(); left > 0; left--) from.skip();
  },
};

const noRows: readonly never[] = [];

/** Some rows of a few columns, in a command's input. */
export function listOf<const C extends object>(columns: C): Column<readonly RowOf<C>[]> {
  return {
    kind: 'bytes',
    nullable: false,
    write(to, rows) {
      to.count(rows.length);
      for (const row of rows) codecOf<RowOf<C>>(columns).write(to, row);
    },
    read(from) {
      const length = from.count();
      return length === 0 ? noRows : Array.from({ length }, () => codecOf<RowOf<C>>(columns).read(from));
    },
    skip(from) {
      for (let left = from.count(); left > 0; left--) codecOf(columns).skip(from);
    },
  };
}

/** One of a closed set. New members go to the end. */
export function oneOf<const Member extends string>(members: readonly Member[]): Column<Member> {
  const index = new Map(members.map((member, at) => [member, at]));
  return {
    kind: 'set',
    nullable: false,
    members,
    write(to, value) {
      const at = index.get(value);
      always(at !== undefined, 'a value is none of its set');
      to.count(at);
    },
    read: (from) => members[from.count()]!,
    skip: skipNumber,
  };
}

/** The column, or nothing. */
export function maybe<Value>(column: Column<Value>): Column<Value | null> {
  const { source } = column;
  return {
    ...column,
    nullable: true,
    ...(source && {
      source: {
        read: `from.count() === 0 ? null : ${source.read}`,
        write: (value: string) => `if (${value} === null) to.count(0); else { to.count(1); ${source.write(value)} }`,
      },
    }),
    write(to, value) {
      to.count(value === null ? 0 : 1);
      if (value !== null) column.write(to, value);
    },
    read: (from) => (from.count() === 0 ? null : column.read(from)),
    skip(from) {
      if (from.count() !== 0) column.skip(from);
    },
  };
}

/** Writes and reads whole rows of some columns, or goes past one. */
export type Codec<Row = object> = {
  write(to: Writer, row: Row): void;
  read(from: Reader): Row;
  skip(from: Reader): void;
};

const codecs = new WeakMap<Columns, Codec>();

/**
 * The codec of some columns, put together once as straight code: a loop over columns would ask at each of them what it
 * is, for every row. The names come from our own column lists and are checked to be plain names.
 */
export function codecOf<Row>(of: object): Codec<Row> {
  const columns = of as Columns;
  let codec = codecs.get(columns);
  if (!codec) {
    const names = Object.keys(columns);
    for (const name of names) always(/^[a-z][A-Za-z0-9]*$/.test(name), `${name} is no name of a column`);
    const parts = names.map((name) => columns[name]!);
    const given = names.map((_, at) => `c${at}`);
    const write = parts
      .map(({ source }, at) => source?.write(`row.${names[at]}`) ?? `c${at}.write(to, row.${names[at]});`)
      .join(' ');
    const read = parts.map(({ source }, at) => `${names[at]}: ${source?.read ?? `c${at}.read(from)`}`).join(', ');
    const skip = names.map((_, at) => `c${at}.skip(from);`).join(' ');
    const make = new Function(
      ...given,
      `return { write(to, row) { ${write} }, read(from) { return { ${read} }; }, skip(from) { ${skip} } };`,
    );
    codec = make(...parts) as Codec;
    codecs.set(columns, codec);
  }
  return codec as Codec<Row>;
}

export function writeRow(to: Writer, columns: Columns, row: object): void {
  codecOf(columns).write(to, row);
}

export function readRow<Row>(from: Reader, columns: Columns): Row {
  return codecOf<Row>(columns).read(from);
}
