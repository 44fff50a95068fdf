import { type Entry, entriesTable } from '@quay/core';
import type { CopyRows } from '../wire/copy.ts';
import { encode } from './encode.ts';

const columns = Object.entries(entriesTable.columns).map(([name, { kind }]) => [name, kind] as const);

/**
 * The house's lines of the ledger. Each trade writes up to four of them, which nobody reads one by one: lines of a
 * batch that follow each other on an account for the same cause become one, with their sum, the last balance, and the
 * last reference. The chain of balances stays whole, and the journal has every line.
 */
export class HouseLines {
  readonly #lines = new Map<string, Entry>();

  add(line: Entry, to: CopyRows): void {
    const account = `${line.owner} ${line.book} ${line.asset}`;
    const before = this.#lines.get(account);
    const amount = (before?.amount ?? 0n) + line.amount;
    if (before?.cause === line.cause && amount !== 0n) {
      this.#lines.set(account, { ...line, amount });
      return;
    }
    if (before) encode(columns, before, to);
    this.#lines.set(account, line);
  }

  /** The batch is over. */
  finish(to: CopyRows): void {
    for (const line of this.#lines.values()) encode(columns, line, to);
    this.#lines.clear();
  }
}
