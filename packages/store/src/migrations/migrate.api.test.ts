import { type Column, coreTables } from '@quay/core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sqlName } from '../columns.ts';
import { candlesTable, type Derived, tapeTable } from '../projector/derived.ts';
import { ask, type Databases, startDatabases } from '../testing/databases.ts';
import { migrate } from './migrate.ts';

let databases: Databases;
let url: string;

beforeAll(async () => {
  databases = await startDatabases();
  url = await databases.empty();
  // Two processes at once, and once more: it happens once.
  await Promise.all([migrate(url), migrate(url)]);
  await migrate(url);
});
afterAll(() => databases.stop());

const types: Readonly<Record<Column<never>['kind'], string>> = {
  id: 'bigint',
  time: 'timestamp(3) with time zone',
  amount: 'numeric(38,8)',
  text: 'text',
  flag: 'boolean',
  bytes: 'bytea',
  set: 'text',
};

const columnsIn = (table: string) =>
  ask<{ name: string; type: string; nullable: boolean }>(
    url,
    `select attname as name, format_type(atttypid, atttypmod) as type, not attnotnull as nullable
     from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped order by attnum`,
    [table],
  );

const keyOf = async (table: string) => {
  const rows = await ask<{ name: string }>(
    url,
    `select attname as name from pg_index
     cross join unnest(indkey::smallint[]) with ordinality as k (attnum, position)
     join pg_attribute a on a.attrelid = indrelid and a.attnum = k.attnum
     where indrelid = $1::regclass and indisprimary order by k.position`,
    [table],
  );
  return rows.map((row) => row.name);
};

it.each(coreTables.map((table) => [table.name, table] as const))(
  '%s has the core’s columns and key',
  async (_, table) => {
    const expected = Object.entries(table.columns).map(([name, { kind, nullable }]) => ({
      name: sqlName(name),
      type: types[kind],
      nullable,
    }));
    expect(await columnsIn(table.name)).toEqual(expected);
    expect(await keyOf(table.name)).toEqual(table.key.map(sqlName));
  },
);

it.each(coreTables.map((table) => [table.name, table] as const))(
  '%s allows exactly the members of its sets',
  async (_, table) => {
    const checks = await ask<{ columns: string; clause: string }>(
      url,
      `select (select string_agg(attname, ',') from pg_attribute where attrelid = conrelid and attnum = any (conkey)) as columns,
       pg_get_constraintdef(oid) as clause
     from pg_constraint where conrelid = $1::regclass and contype = 'c'`,
      [table.name],
    );
    for (const [name, column] of Object.entries(table.columns)) {
      if (!column.members) continue;
      const allowed = checks
        .filter((check) => check.columns === sqlName(name) && /ANY|= '/.test(check.clause))
        .map((check) => [...check.clause.matchAll(/'([^']+)'/g)].map((match) => match[1]));
      expect(allowed, name).toEqual([[...column.members]]);
    }
  },
);

it.each([candlesTable, tapeTable].map((table) => [table.name, table] as const))(
  '%s has the columns that are written',
  async (_, table: Derived) => {
    const expected = Object.entries(table.columns).map(([name, kind]) => ({
      name: sqlName(name),
      type: types[kind],
      nullable: false,
    }));
    expect(await columnsIn(table.name)).toEqual(expected);
  },
);

it('has the thirteen currencies, USD at one', async () => {
  const rows = await ask<{ name: string; rate: bigint }>(url, 'select name, rate from currencies order by id');
  expect(rows).toHaveLength(13);
  expect(rows[0]).toEqual({ name: 'USD', rate: 100_000_000n });
});

it('stores what the journal carries as it is', async () => {
  const rows = await ask<{ storage: string }>(
    url,
    `select attstorage::text as storage from pg_attribute where attrelid = 'journal'::regclass and attname in ('commands', 'changes')`,
  );
  expect(rows.map((row) => row.storage)).toEqual(['e', 'e']);
});
