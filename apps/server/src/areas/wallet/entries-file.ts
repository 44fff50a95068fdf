import type { Entry } from '@quay/core';
import { text } from '@quay/money';
import type { CsvColumn } from '../../edge/csv.ts';

/** A line of the ledger in a file: the balance of a coin is the sum of its amounts. */
export const entryColumns: readonly CsvColumn<Entry>[] = [
  { name: 'Time (UTC)', kind: 'time', of: (entry) => entry.at },
  { name: 'Entry ID', kind: 'number', of: (entry) => entry.id },
  { name: 'Book', kind: 'text', of: (entry) => entry.book },
  { name: 'Coin', kind: 'text', of: (entry) => entry.asset },
  { name: 'Amount', kind: 'number', of: (entry) => text(entry.amount) },
  { name: 'Balance after', kind: 'number', of: (entry) => text(entry.balanceAfter) },
  { name: 'Cause', kind: 'text', of: (entry) => entry.cause },
  { name: 'Reference', kind: 'number', of: (entry) => entry.reference },
];
