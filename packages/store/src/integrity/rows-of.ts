import type { Table } from '@quay/core';
import { arrayOf, quoted, sqlTypes } from '../columns.ts';
import { rowReader } from '../journal/rows.ts';
import type { Wire } from '../wire/connection.ts';

/** So many keys are asked for in one statement. */
const KEYS_AT_ONCE = 2_000;

/** Reads the rows that a table has of some keys, in any order. */
export async function readRowsOf(
  wire: Wire,
  table: Table,
  keys: readonly object[],
  row: (row: object) => void,
): Promise<void> {
  const rowOf = rowReader(table);
  const columns = Object.keys(table.columns)
    .map((name) => `known.${quoted(name)}`)
    .join(', ');
  const on = table.key.map((name) => `known.${quoted(name)} = wanted.${quoted(name)}`).join(' and ');
  for (let start = 0; start < keys.length; start += KEYS_AT_ONCE) {
    const some = keys.slice(start, start + KEYS_AT_ONCE);
    const arrays = table.key.map((name) => {
      const { kind } = table.columns[name]!;
      return `'${arrayOf(kind, some, name).replaceAll("'", "''")}'::${sqlTypes[kind]}[]`;
    });
    const wanted = `unnest(${arrays.join(', ')}) as wanted (${table.key.map(quoted).join(', ')})`;
    await wire.each(`select ${columns} from ${wanted} join ${quoted(table.name)} as known on ${on}`, (fields) =>
      row(rowOf(fields)),
    );
  }
}
