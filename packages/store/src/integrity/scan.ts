import type { Table } from '@quay/core';
import { quoted, selectList } from '../columns.ts';
import { rowReader } from '../journal/rows.ts';
import type { Wire } from '../wire/connection.ts';
import { query } from '../wire/messages.ts';

/** So many rows come at once: others get their turn between them. */
const ROWS_AT_ONCE = 2_000;

/** Reads all rows of a table within the transaction that is open, and waits for `between` after every few. */
export async function scanTable(
  wire: Wire,
  table: Table,
  row: (row: object) => void,
  between: () => Promise<void> | undefined = () => undefined,
): Promise<void> {
  const rowOf = rowReader(table);
  await wire.ask(query(`declare scan no scroll cursor for select ${selectList(table)} from ${quoted(table.name)}`));
  for (let rows = ROWS_AT_ONCE; rows === ROWS_AT_ONCE; ) {
    rows = 0;
    await wire.each(`fetch ${ROWS_AT_ONCE} from scan`, (fields) => {
      rows += 1;
      row(rowOf(fields));
    });
    await between();
  }
  await wire.ask(query('close scan'));
}
