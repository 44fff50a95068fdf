import { type Change, keyOf, type Table, type Trade, tradesTable } from '@quay/core';
import type pg from 'pg';
import { arrayOf, quoted, sqlTypes } from '../columns.ts';
import { candlesOf } from './candles.ts';
import { CANDLES_GO_ON, candlesTable, type Derived, insertOf, tapeTable, valuesOf } from './derived.ts';
import { type Slots, tapeOf } from './tape.ts';

/** The SQL that one table of the core needs, made once. */
type Writes = { readonly table: Table; readonly derived: Derived; readonly put: string; readonly drop: string };

export function writesOf(table: Table): Writes {
  const kinds = Object.fromEntries(Object.entries(table.columns).map(([name, column]) => [name, column.kind]));
  const derived = { name: table.name, columns: kinds };
  const rest = Object.keys(kinds).filter((name) => !table.key.includes(name));
  const key = table.key.map(quoted).join(', ');
  const set = rest.map((name) => `${quoted(name)} = excluded.${quoted(name)}`).join(', ');
  // A row of a log comes once: a second one is a fault that must be heard of.
  const put =
    table.kind === 'log' ? insertOf(derived) : `${insertOf(derived)} on conflict (${key}) do update set ${set}`;
  const arrays = table.key.map((name, at) => `$${at + 1}::${sqlTypes[kinds[name]!]}[]`).join(', ');
  const match = table.key.map((name) => `gone.${quoted(name)} = known.${quoted(name)}`).join(' and ');
  const drop = `delete from ${quoted(table.name)} as known using unnest(${arrays}) as gone (${key}) where ${match}`;
  return { table, derived, put, drop };
}

/** The changes of some batches, each row once with its last value. */
export type Collapsed = ReadonlyMap<Table, ReadonlyMap<string, Change>>;

export function collapse(changes: Iterable<Change>): Collapsed {
  const tables = new Map<Table, Map<string, Change>>();
  for (const change of changes) {
    let rows = tables.get(change.table);
    if (!rows) {
      rows = new Map();
      tables.set(change.table, rows);
    }
    rows.set(keyOf(change.table, change.row), change);
  }
  return tables;
}

/** Writes the changes into the tables, inside the caller's transaction. `name` makes a statement prepared once. */
export async function write(
  client: pg.Client,
  all: readonly Writes[],
  changes: Collapsed,
  slots: Slots,
): Promise<void> {
  for (const { table, derived, put, drop } of all) {
    const rows = changes.get(table);
    if (!rows) continue;
    const dropped: object[] = [];
    const written: object[] = [];
    for (const { op, row } of rows.values()) {
      if (op === 'drop') dropped.push(row);
      else if (table.kept?.(row) ?? true) written.push(row);
    }
    if (dropped.length > 0) {
      const values = table.key.map((name) => arrayOf(table.columns[name]!.kind, dropped, name));
      await client.query({ name: `drop ${table.name}`, text: drop, values });
    }
    if (written.length > 0) {
      await client.query({ name: `put ${table.name}`, text: put, values: valuesOf(derived, written) });
    }
  }
  const trades = [...(changes.get(tradesTable as unknown as Table)?.values() ?? [])].map(({ row }) => row as Trade);
  if (trades.length === 0) return;
  await client.query({ name: 'candles', text: CANDLES_PUT, values: valuesOf(candlesTable, candlesOf(trades)) });
  await client.query({ name: 'tape', text: TAPE_PUT, values: valuesOf(tapeTable, tapeOf(trades, slots)) });
}

const CANDLES_PUT = `${insertOf(candlesTable)} ${CANDLES_GO_ON}`;
const TAPE_PUT = `${insertOf(tapeTable)} on conflict (market, slot) do update set
  id = excluded.id, price = excluded.price, quantity = excluded.quantity, side = excluded.side, at = excluded.at`;
