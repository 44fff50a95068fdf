import type { Table } from '@quay/core';
import { quoted } from '../columns.ts';
import { CANDLES_GO_ON, candlesTable, type Derived, tapeTable } from './derived.ts';

/** A staging table: a temporary one of the connection. Rows come into it by COPY, and a commit empties it. */
export type StagingTable = {
  readonly name: string;
  /** The statement that creates it. */
  readonly create: string;
};

/** The SQL that a table needs: rows come by COPY, into the table itself or into a staging table. */
export type Statements = {
  /** Where a COPY of new rows goes. */
  readonly table: string;
  /** Where a COPY of rows goes that the table may have, and what brings them in. */
  readonly incoming: StagingTable;
  readonly merge: string;
  /** Where a COPY of keys goes that the table no longer has, and what takes them out. */
  readonly leaving: StagingTable;
  readonly remove: string;
};

export function statementsOf(table: Table): Statements {
  const name = quoted(table.name);
  const all = Object.keys(table.columns);
  const rest = all.filter((column) => !table.key.includes(column));
  const set = rest.map((column) => `${quoted(column)} = incoming.${quoted(column)}`).join(', ');
  const match = (other: string) =>
    table.key.map((column) => `${other}.${quoted(column)} = known.${quoted(column)}`).join(' and ');
  const incoming = stagingTable(`incoming_${table.name}`, name, all);
  const leaving = stagingTable(`leaving_${table.name}`, name, table.key);
  return {
    table: `${name} (${listOf(all)})`,
    incoming,
    // Nobody else writes here, so no row need be locked before it is changed, as `on conflict` would do.
    merge: `merge into ${name} as known using ${incoming.name} as incoming on ${match('incoming')}
      ${rest.length > 0 ? `when matched then update set ${set}` : ''}
      when not matched then insert (${listOf(all)}) values (${listOf(all, 'incoming.')})`,
    leaving,
    remove: `delete from ${name} as known using ${leaving.name} as gone where ${match('gone')}`,
  };
}

const listOf = (columns: readonly string[], of = ''): string =>
  columns.map((column) => `${of}${quoted(column)}`).join(', ');

const stagingTable = (name: string, like: string, columns: readonly string[]): StagingTable => ({
  name,
  create: `create temp table ${name} on commit delete rows as select ${listOf(columns)} from ${like} with no data`,
});

export type DerivedStatements = Pick<Statements, 'incoming' | 'merge'>;

function derived({ name, columns }: Derived, conflict: string): DerivedStatements {
  const all = Object.keys(columns);
  const incoming = stagingTable(`incoming_${name}`, quoted(name), all);
  return {
    incoming,
    merge: `insert into ${quoted(name)} as known (${listOf(all)}) select * from ${incoming.name} ${conflict}`,
  };
}

export const candles = derived(candlesTable, CANDLES_GO_ON);
export const tape = derived(
  tapeTable,
  `on conflict (product, market, slot) do update set
  id = excluded.id, price = excluded.price, quantity = excluded.quantity, side = excluded.side, at = excluded.at`,
);
