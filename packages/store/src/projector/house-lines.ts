import { type Entry, entriesTable, Reader, readRow } from '@quay/core';
import type { CopyRows } from '../wire/copy.ts';
import { encode } from './encode.ts';
import type { Shape } from './shape.ts';
import type { Walker } from './walker.ts';

const names = Object.keys(entriesTable.columns);
const columns = Object.entries(entriesTable.columns).map(([name, { kind }]) => [name, kind] as const);
const AMOUNT = names.indexOf('amount');
const CAUSE = names.indexOf('cause');

/** Lines of one account that follow each other: where the last of them stands, and their sum. */
type Run = { source: Uint8Array; start: number; end: number; cause: number; sum: bigint };

/**
 * The house's lines of the ledger. Each trade writes up to four of them, which nobody reads one by one: lines of a
 * batch that follow each other on an account for the same cause become one, with their sum, the last balance, and the
 * last reference. The chain of balances stays whole, and the journal has every line.
 */
export class HouseLines {
  readonly #runs = new Map<string, Run>();

  /** Takes the line that the walker stands at, whose account is the three columns after the id. */
  add(shape: Shape, walker: Walker, to: CopyRows): void {
    const { source, at: start } = walker;
    walker.count();
    const account = walker.at;
    walker.skip(shape, AMOUNT - 1, 1);
    const key = Buffer.from(source.buffer, source.byteOffset + account, walker.at - account).toString('latin1');
    const amount = walker.amount();
    walker.skip(shape, CAUSE - AMOUNT - 1, AMOUNT + 1);
    const cause = walker.count();
    walker.skip(shape, shape.length - CAUSE - 1, CAUSE + 1);

    const run = this.#runs.get(key);
    if (run?.cause === cause && run.sum + amount !== 0n) {
      run.sum += amount;
      run.source = source;
      run.start = start;
      run.end = walker.at;
      return;
    }
    if (run) write(run, to);
    this.#runs.set(key, { source, start, end: walker.at, cause, sum: amount });
  }

  /** The batch is over. */
  finish(to: CopyRows): void {
    for (const run of this.#runs.values()) write(run, to);
    this.#runs.clear();
  }
}

function write({ source, start, end, sum }: Run, to: CopyRows): void {
  const last = readRow<Entry>(new Reader(source.subarray(start, end)), entriesTable.columns);
  encode(columns, { ...last, amount: sum }, to);
}
