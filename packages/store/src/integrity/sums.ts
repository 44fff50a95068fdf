import type { Table } from '@quay/core';

/** The hashes of some rows, summed up: the same for the same rows in any order, and changed row by row. */
export type Sum = { rows: number; high: number; low: number };
/** Of a table: all its rows, and of one that is loaded in part, those that are live. */
export type TableSums = { readonly all: Sum; readonly live: Sum };
/** By the table's number. A table that nothing was ever written to has no sums. */
export type Sums = ReadonlyMap<number, TableSums>;

export const noSum = (): Sum => ({ rows: 0, high: 0, low: 0 });

export function plus(sum: Sum, high: number, low: number): void {
  sum.rows += 1;
  sum.high = (sum.high + high) | 0;
  sum.low = (sum.low + low) | 0;
}

export function minus(sum: Sum, high: number, low: number): void {
  sum.rows -= 1;
  sum.high = (sum.high - high) | 0;
  sum.low = (sum.low - low) | 0;
}

export const sameSum = (a: Sum, b: Sum): boolean => a.rows === b.rows && a.high === b.high && a.low === b.low;

export const copyOf = (sums: Sums): Map<number, TableSums> =>
  new Map([...sums].map(([number, { all, live }]) => [number, { all: { ...all }, live: { ...live } }]));

export function sumsIn(sums: Map<number, TableSums>, { number }: Table): TableSums {
  let found = sums.get(number);
  if (!found) {
    found = { all: noSum(), live: noSum() };
    sums.set(number, found);
  }
  return found;
}

export const NO_SUMS: Sums = new Map();

/** The sums of both together. */
export function added(sums: Sums, more: Sums): Sums {
  const both = copyOf(sums);
  for (const [number, { all }] of more) {
    const known = both.get(number) ?? { all: noSum(), live: noSum() };
    both.set(number, known);
    known.all.rows += all.rows;
    known.all.high = (known.all.high + all.high) | 0;
    known.all.low = (known.all.low + all.low) | 0;
  }
  return both;
}

const SUM_BYTES = 14;
const TABLE_BYTES = 2 + 2 * SUM_BYTES;

export function encodeSums(sums: Sums): Buffer {
  const bytes = Buffer.alloc(sums.size * TABLE_BYTES);
  let at = 0;
  for (const [number, { all, live }] of sums) {
    at = bytes.writeUInt16BE(number, at);
    for (const { rows, high, low } of [all, live]) {
      at = bytes.writeIntBE(rows, at, 6);
      at = bytes.writeInt32BE(high, at);
      at = bytes.writeInt32BE(low, at);
    }
  }
  return bytes;
}

export function decodeSums(bytes: Buffer): Map<number, TableSums> {
  const sums = new Map<number, TableSums>();
  const sumAt = (at: number): Sum => ({
    rows: bytes.readIntBE(at, 6),
    high: bytes.readInt32BE(at + 6),
    low: bytes.readInt32BE(at + 10),
  });
  for (let at = 0; at < bytes.length; at += TABLE_BYTES) {
    sums.set(bytes.readUInt16BE(at), { all: sumAt(at + 2), live: sumAt(at + 2 + SUM_BYTES) });
  }
  return sums;
}
