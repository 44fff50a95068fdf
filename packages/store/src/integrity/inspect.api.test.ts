import { codecOf, coreTables, type Table, Writer } from '@quay/core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { quoted } from '../columns.ts';
import { openJournal, startProjector } from '../index.ts';
import { ask, type Databases, startDatabases } from '../testing/databases.ts';
import { type InspectOptions, inspect } from './inspect.ts';

const KEY = new Uint8Array(32).fill(7);
const AMOUNT = 500_000_000n;
let databases: Databases;
let url: string;

/** Values that a table asks for beside its kinds. */
const special: Readonly<Record<string, object>> = {
  entries: { amount: AMOUNT * 2n, balanceAfter: AMOUNT * 2n },
  spot_trades: { buyerBase: null, buyerQuote: null, sellerBase: null, sellerQuote: null, betweenDesks: false },
  perpetual_trades: {
    buyerBase: null,
    buyerQuote: null,
    sellerBase: null,
    sellerQuote: null,
    betweenDesks: false,
  },
};

/** A row of a table with something in every column: nothing but the journal makes it. */
function rowOf(table: Table, id: number): object {
  const row: Record<string, unknown> = {};
  for (const [name, { kind, members }] of Object.entries(table.columns)) {
    if (kind === 'id') row[name] = id;
    else if (kind === 'time') row[name] = 1_700_000_000_000 + id;
    else if (kind === 'amount') row[name] = AMOUNT;
    else if (kind === 'text') row[name] = `B${id}`;
    else if (kind === 'flag') row[name] = true;
    else if (kind === 'bytes') row[name] = new Uint8Array(32).fill(id);
    else row[name] = members![0];
  }
  return { ...row, ...special[table.name] };
}

/** What rows must be like is the core's affair: here they need only be there. */
const NO_CHECKS = `do $$ declare one record; begin
  for one in select conrelid::regclass as of, conname from pg_constraint
    where contype in ('c', 'f') and connamespace = 'public'::regnamespace loop
    execute format('alter table %s drop constraint %I', one.of, one.conname);
  end loop;
end $$`;

const writer = new Writer();
function put(table: Table, row: object): void {
  writer.count(table.number * 2);
  codecOf<object>(table.columns).write(writer, row);
}

/** Everything is written in the same way as the server does it. */
async function write(batches: number): Promise<void> {
  await ask(url, NO_CHECKS);
  const journal = await openJournal(url, { key: async () => KEY });
  const stops: string[] = [];
  const projector = await startProjector({
    databaseUrl: url,
    tables: coreTables,
    reached: () => undefined,
    stopped: (why) => stops.push(why),
    key: KEY,
  });
  for (let seq = 1; seq <= batches; seq++) {
    // Of a table that is added to, each row once; of another each row anew, with its value before somewhere else.
    for (const table of coreTables) {
      if (table.kind === 'log') put(table, rowOf(table, seq));
      else for (const id of [1, seq]) put(table, rowOf(table, id));
    }
    const commands = new Uint8Array();
    await journal.append({ seq, at: seq, commands, changes: writer.take() });
    projector.trigger(seq);
    if (seq === 1) await projector.until(seq, 10_000);
  }
  const isThere = await projector.until(batches, 10_000);
  expect(stops).toEqual([]);
  expect(isThere).toBe(true);
  await projector.close();
  await journal.close();
}

const look = (more: Partial<InspectOptions> = {}) =>
  inspect({ databaseUrl: url, tables: coreTables, key: KEY, everyRow: false, ...more });

beforeAll(async () => {
  databases = await startDatabases();
});
afterAll(() => databases.stop());

/** A column of a key as a key is shown: a time in milliseconds. */
const textOf = (table: Table, column: string) =>
  table.columns[column]!.kind === 'time'
    ? `(extract(epoch from ${quoted(column)}) * 1000)::bigint::text`
    : `${quoted(column)}::text`;
const amountsOf = (table: Table) => Object.keys(table.columns).filter((name) => table.columns[name]!.kind === 'amount');
const withMoney = coreTables.filter((table) => amountsOf(table).length > 0);
/** Each column with an amount is in one of them: the first of every table, the second, and so on. */
const rounds = Array.from({ length: Math.max(...withMoney.map((table) => amountsOf(table).length)) }, (_, place) => {
  const columns = withMoney.flatMap((table) =>
    amountsOf(table)
      .slice(place, place + 1)
      .map((column) => ({ table, column })),
  );
  return [columns.map(({ table, column }) => `${table.name}.${column}`).join(', '), columns] as const;
});

describe('a whole database', () => {
  beforeAll(async () => {
    url = await databases.migrated();
    await write(3);
  });

  it('is found to be as it was written', async () => {
    const seen: string[] = [];
    const whole = await look({ everyRow: true, progress: (what) => seen.push(what) });
    expect(whole.differences).toEqual([]);
    expect(whole).toMatchObject({ seq: 3, batches: 3, isWhole: true, isSealed: true, unproven: 0 });
    expect(whole.rows).toBe(coreTables.length * 3);
    expect(new Set(seen)).toEqual(new Set(['journal', 'rows']));
    expect((await look()).differences).toEqual([]);
    expect((await look({ key: undefined, everyRow: true })).isSealed).toBe(false);
  });

  it.each(rounds)(
    'with one unit changed in every table that holds money is found out, and told what it should be: %s',
    async (_, round) => {
      const changes = round.map(({ table, column }) => {
        const [name, cell, key] = [
          quoted(table.name),
          quoted(column),
          table.key.map((one) => textOf(table, one)).join(` || '/' || `),
        ];
        const changed = (by: string) =>
          ask<{ key: string }>(
            url,
            `update ${name} set ${cell} = coalesce(${cell}, 0) + ${by} where ctid = (select min(ctid) from ${name}) returning ${key} as key`,
          );
        return { table, column, changed };
      });
      const expected: object[] = [];
      for (const { table, column, changed } of changes) {
        await ask(url, `create table before_${table.name} as select * from ${quoted(table.name)}`);
        const [row] = await changed('0.00000001');
        expected.push({ table: table.name, key: row!.key, what: expect.stringMatching(`${column} is .*, should be `) });
      }
      expect((await look()).differences).toEqual(expect.arrayContaining(expected));
      expect((await look({ key: undefined, everyRow: true })).differences).toEqual(expect.arrayContaining(expected));
      for (const { table } of changes) {
        const [name, before] = [quoted(table.name), `before_${table.name}`];
        await ask(url, `delete from ${name}; insert into ${name} select * from ${before}; drop table ${before}`);
      }
      expect((await look()).differences).toEqual([]);
    },
  );

  it('names a row that is missing and one that nobody wrote', async () => {
    await ask(url, `create table gone as select * from credits where id = 2; delete from credits where id = 2`);
    await ask(url, `create table known as select * from entries where id = 3`);
    await ask(url, `update known set id = 99; insert into entries select * from known`);
    for (const options of [{}, { key: undefined, everyRow: true }]) {
      const { differences } = await look(options);
      expect(differences).toContainEqual({
        table: 'credits',
        key: expect.stringContaining('2'),
        what: 'it is missing',
      });
      expect(differences).toContainEqual({ table: 'entries', key: '99', what: 'the journal has no such row' });
    }
    await ask(url, 'insert into credits select * from gone; delete from entries where id = 99');
    expect((await look()).differences).toEqual([]);
  });

  it('names a batch that was changed and one that is missing', async () => {
    await ask(url, 'create table batch as select * from journal where seq = 2');
    await ask(url, `update journal set at = at + interval '1 second' where seq = 2`);
    const changed = {
      table: 'journal',
      key: '2',
      what: 'it is not the batch that was written after the one before it',
    };
    expect((await look()).differences).toEqual([changed]);
    await ask(url, 'delete from journal where seq = 2');
    expect((await look()).differences).toEqual([{ table: 'journal', key: '2', what: 'it is missing' }]);
    await ask(url, 'insert into journal select * from batch');
    expect((await look()).differences).toEqual([]);
  });
});

describe('a pruned journal', () => {
  beforeEach(async () => {
    url = await databases.migrated();
    await write(4);
    await ask(url, 'delete from journal where seq <= 2; update journal_pruned set seq = 2');
  });

  it('leaves the other rows to the digests', async () => {
    const { differences, isWhole, unproven } = await look({ everyRow: true });
    expect(differences).toEqual([]);
    expect(isWhole).toBe(false);
    expect(unproven).toBeGreaterThan(0);

    await ask(url, `update withdrawals set amount = amount + 0.00000001 where id = 2`);
    const what = 'its rows are not those that its digest was made of';
    expect((await look()).differences).toEqual([{ table: 'withdrawals', key: '', what }]);
  });

  it('still says what rows of the kept batches should be', async () => {
    await ask(url, `update withdrawals set amount = amount + 0.00000001 where id = 4`);
    const what = expect.stringMatching(/^amount is 5\.00000001, should be 5/);
    expect((await look()).differences).toEqual([{ table: 'withdrawals', key: '4', what }]);
  });
});
