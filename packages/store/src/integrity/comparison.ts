import { keyOf, Reader, readRow, type Table } from '@quay/core';
import { type Difference, worded } from './difference.ts';
import type { ChangeWalk, OnChange } from './journal-pass.ts';
import type { RowHash } from './row-hash.ts';
import { ABSENT, ENDED, LIVE, MET, RowHashes } from './row-hashes.ts';
import { TableHash } from './table-hash.ts';

/** So many rows of a table are named; of more it is said how many. */
const NAMED_MAX = 50;

type Found = { readonly row: object | undefined; expected: object | undefined };

/** Holds the rows of one table against what the journal last said of each. */
class ComparedTable {
  readonly table: Table;
  readonly hash: TableHash;
  readonly expected = new RowHashes();
  /** What differs, by the hash of its key, in words once the journal was read again. */
  readonly found = new Map<string, Found>();
  unnamed = 0;
  /** Rows of which the journal says nothing any more. */
  unproven = 0;

  constructor(table: Table, hash: RowHash) {
    this.table = table;
    this.hash = new TableHash(table, hash);
  }

  find(row: object | undefined, high: number, low: number): void {
    if (this.found.size < NAMED_MAX) this.found.set(`${high}/${low}`, { row, expected: undefined });
    else this.unnamed += 1;
  }
}

/**
 * Holds tables against the journal, row by row: takes all changes of the journal, then all rows of the tables, then the
 * changes once more if something differs, to say what it should be.
 */
export class Comparison {
  readonly #tables = new Map<number, ComparedTable>();
  /** The journal is there from its first batch: a row that it does not name was made by nobody. */
  readonly #isWhole: boolean;

  constructor(tables: readonly Table[], hash: RowHash, isWhole: boolean) {
    this.#isWhole = isWhole;
    for (const table of tables) this.#tables.set(table.number, new ComparedTable(table, hash));
  }

  readonly onChange: OnChange = (table, bytes, start, end, isGone) => {
    const one = this.#tables.get(table.number);
    if (!one) return;
    const { hash, expected } = one;
    hash.key(bytes, start);
    if (isGone) expected.put(hash.keyHigh, hash.keyLow, 0, 0, ABSENT);
    else {
      hash.row(bytes, start, end);
      expected.put(hash.keyHigh, hash.keyLow, hash.high, hash.low, hash.state);
    }
  };

  onRow(table: Table, row: object): void {
    const one = this.#tables.get(table.number);
    if (!one) return;
    const { hash, expected } = one;
    hash.record(row);
    const at = expected.find(hash.keyHigh, hash.keyLow);
    if (at < 0) {
      if (this.#isWhole) one.find(row, hash.keyHigh, hash.keyLow);
      else one.unproven += 1;
      return;
    }
    const isSame = expected.state(at) !== ABSENT && expected.high(at) === hash.high && expected.low(at) === hash.low;
    if (expected.state(at) !== ABSENT) expected.mark(at, MET);
    if (!isSame) one.find(row, hash.keyHigh, hash.keyLow);
  }

  /** All rows were taken: what the journal has and no row matched is missing. Gives whether anything differs. */
  close(): boolean {
    let isDifferent = false;
    for (const one of this.#tables.values()) {
      for (const { high, low } of one.expected.keysIn(ENDED, LIVE)) one.find(undefined, high, low);
      if (one.found.size > 0) isDifferent = true;
    }
    return isDifferent;
  }

  get unproven(): number {
    let rows = 0;
    for (const one of this.#tables.values()) rows += one.unproven;
    return rows;
  }

  /** Takes a batch once more, for what the rows that differ should be. */
  name(walk: ChangeWalk, changes: Uint8Array): void {
    walk.walk(changes, (table, bytes, start, end, isGone) => {
      const one = this.#tables.get(table.number);
      if (!one || one.found.size === 0) return;
      one.hash.key(bytes, start);
      const found = one.found.get(`${one.hash.keyHigh}/${one.hash.keyLow}`);
      if (found) found.expected = isGone ? undefined : readRow<object>(new Reader(bytes, start, end), table.columns);
    });
  }

  *differences(): Iterable<Difference> {
    for (const { table, found, unnamed } of this.#tables.values()) {
      for (const { row, expected } of found.values()) yield differenceOf(table, row, expected);
      if (unnamed > 0) yield { table: table.name, key: '', what: `${unnamed} more rows differ` };
    }
  }
}

function differenceOf(table: Table, row: object | undefined, expected: object | undefined): Difference {
  const key = keyOf(table, (row ?? expected)!);
  if (!expected) return { table: table.name, key, what: 'the journal has no such row' };
  if (!row) return { table: table.name, key, what: 'it is missing' };
  const parts: string[] = [];
  for (const [name, { kind }] of Object.entries(table.columns)) {
    const is = worded(kind, (row as Record<string, unknown>)[name]);
    const should = worded(kind, (expected as Record<string, unknown>)[name]);
    if (is !== should) parts.push(`${name} is ${is}, should be ${should}`);
  }
  return { table: table.name, key, what: parts.join('; ') };
}
