import { type Codec, codecOf, type Table, Writer } from '@quay/core';
import { type Shape, shapeOf } from '../projector/shape.ts';
import { Walker } from '../projector/walker.ts';
import type { RowHash } from './row-hash.ts';
import { ENDED, LIVE } from './row-hashes.ts';

/** Keeps the hashes of keys apart from those of rows. */
const KEYS = 1 << 16;

/** Hashes rows of one table, from the journal's bytes or from records: the same row gives the same either way. */
export class TableHash {
  readonly shape: Shape;
  keyHigh = 0;
  keyLow = 0;
  high = 0;
  low = 0;
  /** Whether the row is one of those that are loaded. */
  state = ENDED;
  /** Where the row's bytes end. */
  end = 0;
  readonly #hash: RowHash;
  readonly #walker = new Walker();
  readonly #writer = new Writer();
  readonly #codec: Codec;
  /** The column that says whether a row is live, and for each member of its set whether it is. */
  readonly #liveColumn: number;
  readonly #isLive: readonly boolean[];

  constructor(table: Table, hash: RowHash) {
    this.shape = shapeOf(table);
    this.#hash = hash;
    this.#codec = codecOf(table.columns);
    const { live } = table;
    this.#liveColumn = live ? Object.keys(table.columns).indexOf(live.column) : -1;
    this.#isLive = live ? (table.columns[live.column]!.members ?? []).map((one) => live.values.includes(one)) : [];
  }

  /** Of a key alone, which begins there. */
  key(bytes: Uint8Array, start: number): void {
    const walker = this.#walker;
    walker.open(bytes, start);
    walker.skip(this.shape, this.shape.keyLength);
    this.#hash.of(bytes, start, walker.at, this.shape.table.number | KEYS);
    this.keyHigh = this.#hash.high;
    this.keyLow = this.#hash.low;
  }

  /** Of a row, which begins there and ends where it is said to, if it is. */
  row(bytes: Uint8Array, start: number, end = this.#endOf(bytes, start)): void {
    this.#hash.of(bytes, start, end, this.shape.table.number);
    this.high = this.#hash.high;
    this.low = this.#hash.low;
    this.end = end;
    this.state = this.#liveColumn < 0 || this.#liveAt(bytes, start) ? LIVE : ENDED;
  }

  /** Of a record: its row, and its key if that is wanted. */
  record(row: object, withKey = true): void {
    const writer = this.#writer;
    writer.at = 0;
    this.#codec.write(writer, row as never);
    if (withKey) this.key(writer.buffer, 0);
    this.row(writer.buffer, 0, writer.at);
  }

  #endOf(bytes: Uint8Array, start: number): number {
    this.#walker.open(bytes, start);
    this.#walker.skip(this.shape, this.shape.length);
    return this.#walker.at;
  }

  #liveAt(bytes: Uint8Array, start: number): boolean {
    this.#walker.open(bytes, start);
    this.#walker.skip(this.shape, this.#liveColumn);
    return this.#isLive[this.#walker.count()] ?? false;
  }
}
