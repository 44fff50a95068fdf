import { Reader, type Table } from '@quay/core';
import { ABSENT, LIVE, RecentHashes } from './row-hashes.ts';
import type { Seals } from './seals.ts';
import { copyOf, minus, plus, type Sums, sumsIn, type TableSums } from './sums.ts';
import { TableHash } from './table-hash.ts';

/** A changed row whose value before is not known here. */
type Unknown = {
  readonly key: object;
  readonly keyHigh: number;
  readonly keyLow: number;
  readonly high: number;
  readonly low: number;
  readonly state: number;
};

/** Gives the rows that a table has now of some keys. */
export type RowsOf = (table: Table, keys: readonly object[], row: (row: object) => void) => Promise<void>;

/**
 * Keeps the sums of all rows' hashes up as rows change: the hash of the new value is added, that of the value before is
 * taken off. What a row was before is remembered for the rows of late, and read from the table for the others.
 */
export class RunningDigest {
  readonly #hashes = new Map<number, TableHash>();
  readonly #recent = new RecentHashes();
  readonly #unknown = new Map<Table, Unknown[]>();
  #sums = new Map<number, TableSums>();

  constructor(seals: Seals, tables: readonly Table[]) {
    const hash = seals.rowHash();
    for (const table of tables) this.#hashes.set(table.number, new TableHash(table, hash));
  }

  /** Nothing is remembered any more. */
  forget(): void {
    this.#recent.clear();
  }

  /** Goes on from these sums. */
  begin(sums: Sums): void {
    this.#sums = copyOf(sums);
    this.#unknown.clear();
  }

  /** A row of a log, which stands there. */
  added(table: Table, bytes: Uint8Array, start: number, end: number, sums: Map<number, TableSums>): void {
    const hash = this.#hashes.get(table.number)!;
    hash.row(bytes, start, end);
    plus(sumsIn(sums, table).all, hash.high, hash.low);
  }

  /** A row of a state table has this value now, or is gone. A new one was not there before. */
  changed(table: Table, bytes: Uint8Array, start: number, isNew: boolean, isGone: boolean): void {
    const hash = this.#hashes.get(table.number)!;
    hash.key(bytes, start);
    const { keyHigh, keyLow } = hash;
    if (isGone) {
      hash.high = 0;
      hash.low = 0;
      hash.state = ABSENT;
    } else hash.row(bytes, start);
    const { high, low, state } = hash;
    const recent = this.#recent;
    const before = isNew ? ABSENT : recent.find(keyHigh, keyLow);
    if (before === 0) {
      const unknown = this.#unknown.get(table) ?? [];
      if (unknown.length === 0) this.#unknown.set(table, unknown);
      unknown.push({ key: keyIn(table, bytes, start), keyHigh, keyLow, high, low, state });
      return;
    }
    const sums = sumsIn(this.#sums, table);
    if (before !== ABSENT) take(sums, recent.high, recent.low, before);
    if (state !== ABSENT) give(sums, high, low, state);
    // What was never there and is gone again leaves nothing to remember.
    if (!isNew || state !== ABSENT) recent.put(keyHigh, keyLow, high, low, state);
  }

  /** Reads what the tables have of the rows that nobody remembers, and gives the sums after all changes. */
  async finish(rowsOf: RowsOf): Promise<Sums> {
    for (const [table, unknown] of this.#unknown) {
      const sums = sumsIn(this.#sums, table);
      const hash = this.#hashes.get(table.number)!;
      const keys = unknown.map(({ key }) => key);
      await rowsOf(table, keys, (row) => {
        hash.record(row);
        take(sums, hash.high, hash.low, hash.state);
      });
      for (const { keyHigh, keyLow, high, low, state } of unknown) {
        if (state !== ABSENT) give(sums, high, low, state);
        this.#recent.put(keyHigh, keyLow, high, low, state);
      }
    }
    this.#unknown.clear();
    return this.#sums;
  }
}

function give(sums: TableSums, high: number, low: number, state: number): void {
  plus(sums.all, high, low);
  if (state === LIVE) plus(sums.live, high, low);
}

function take(sums: TableSums, high: number, low: number, state: number): void {
  minus(sums.all, high, low);
  if (state === LIVE) minus(sums.live, high, low);
}

function keyIn(table: Table, bytes: Uint8Array, start: number): object {
  const reader = new Reader(bytes, start);
  const key: Record<string, unknown> = {};
  for (const name of table.key) key[name] = table.columns[name]!.read(reader);
  return key;
}
