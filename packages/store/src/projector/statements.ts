import type { Table } from '@quay/core';
import { quoted } from '../columns.ts';
import { CANDLES_GO_ON, candlesTable, type Derived, tapeTable } from './derived.ts';

/** The SQL that a table needs: rows come by COPY, into the table itself or into one beside it that lasts a transaction. */
export type Statements = {
  /** Where a COPY of new rows goes. */
  readonly table: string;
  /** Where a COPY of rows goes that the table may have, and what brings them in. */
  readonly incoming: string;
  readonly merge: string;
  /** Where a COPY of keys goes that the table no longer has, and what takes them out. */
  readonly leaving: string;
  readonly remove: string;
  /** Makes the tables beside. */
  readonly prepare: string;
};

export function statementsOf(table: Table): Statements {
  const name = quoted(table.name);
  const all = Object.keys(table.columns);
  const rest = all.filter((column) => !table.key.includes(column));
  const set = rest.map((column) => `${quoted(column)} = incoming.${quoted(column)}`).join(', ');
  const match = (other: string) =>
    table.key.map((column) => `${other}.${quoted(column)} = known.${quoted(column)}`).join(' and ');
  const incoming = `incoming_${table.name}`;
  const leaving = `leaving_${table.name}`;
  return {
    table: `${name} (${listOf(all)})`,
    incoming,
    // Nobody else writes here, so no row need be locked before it is changed, as `on conflict` would do.
    merge: `merge into ${name} as known using ${incoming} as incoming on ${match('incoming')}
      ${rest.length > 0 ? `when matched then update set ${set}` : ''}
      when not matched then insert (${listOf(all)}) values (${listOf(all, 'incoming.')})`,
    leaving,
    remove: `delete from ${name} as known using ${leaving} as gone where ${match('gone')}`,
    prepare: `${beside(incoming, name, all)}; ${beside(leaving, name, table.key)}`,
  };
}

const listOf = (columns: readonly string[], of = ''): string =>
  columns.map((column) => `${of}${quoted(column)}`).join(', ');

/** A table of this connection with some columns of another; a commit empties it. */
const beside = (name: string, like: string, columns: readonly string[]): string =>
  `create temp table ${name} on commit delete rows as select ${listOf(columns)} from ${like} with no data`;

export type DerivedStatements = Pick<Statements, 'incoming' | 'merge' | 'prepare'>;

function derived({ name, columns }: Derived, conflict: string): DerivedStatements {
  const all = Object.keys(columns);
  const incoming = `incoming_${name}`;
  return {
    incoming,
    merge: `insert into ${quoted(name)} as known (${listOf(all)}) select * from ${incoming} ${conflict}`,
    prepare: beside(incoming, quoted(name), all),
  };
}

export const candles = derived(candlesTable, CANDLES_GO_ON);
export const tape = derived(
  tapeTable,
  `on conflict (market, slot) do update set
  id = excluded.id, price = excluded.price, quantity = excluded.quantity, side = excluded.side, at = excluded.at`,
);
