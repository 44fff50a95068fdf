import { books, causes } from '@quay/contract/wallet/rules';
import { amount, id, oneOf, type RowOf, text, time } from '../engine/columns.ts';
import { table } from '../engine/table.ts';

const accountColumns = { owner: id, book: oneOf(books), asset: text, available: amount, frozen: amount };
/** What an owner has of an asset in a book. */
export type Account = RowOf<typeof accountColumns>;
export const accountsTable = table({
  name: 'accounts',
  number: 2,
  kind: 'state',
  key: ['owner', 'book', 'asset'],
  columns: accountColumns,
});

const entryColumns = {
  id,
  owner: id,
  book: oneOf(books),
  asset: text,
  amount,
  /** available + frozen after this entry: the chain that anybody can follow. */
  balanceAfter: amount,
  cause: oneOf(causes),
  /** Id of what caused it: a trade, or the owner for practice funds. */
  reference: id,
  at: time,
};
/** One leg of a posting, for good. */
export type Entry = RowOf<typeof entryColumns>;
export const entriesTable = table({ name: 'entries', number: 3, kind: 'log', key: ['id'], columns: entryColumns });

const feeTotalColumns = { asset: text, charged: amount, toSafetyFund: amount };
/** Fees charged so far in an asset, and the tenth of them that went to the safety fund: dust is carried, never lost. */
export type FeeTotal = RowOf<typeof feeTotalColumns>;
export const feeTotalsTable = table({
  name: 'fee_totals',
  number: 4,
  kind: 'state',
  key: ['asset'],
  columns: feeTotalColumns,
});
