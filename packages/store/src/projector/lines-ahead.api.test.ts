import { desks, marketOf } from '@quay/cast';
import { coreTables, readChanges, type Trade, tradesTable } from '@quay/core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openJournal, startProjector } from '../index.ts';
import { ask, type Databases, startDatabases } from '../testing/databases.ts';
import { exchangeOn, lifeWith, randomOf } from '../testing/exchange.ts';

const { opening, commandsOf } = lifeWith(['BTC', 'ETH'].map(marketOf), [desks.maker, desks.taker]);
let databases: Databases;
beforeAll(async () => {
  databases = await startDatabases();
});
afterAll(() => databases.stop());

it('brings the trades where an earlier version left only the ledger’s lines ahead', async () => {
  const url = await databases.migrated();
  const journal = await openJournal(url);
  const exchange = exchangeOn(journal);
  await journal.load(exchange.core.engine);
  await exchange.submit(opening);
  const random = randomOf(41);
  for (let round = 0; round < 12; round++) await exchange.submit(commandsOf(random, exchange.core, 20));
  const { seq } = exchange.core.engine;
  await journal.close();

  const stopped: string[] = [];
  const follow = async () => {
    const settings = { databaseUrl: url, tables: coreTables, reached: () => undefined };
    const projector = await startProjector({ ...settings, stopped: (why) => stopped.push(why) });
    expect(await projector.until(seq, 20_000)).toBe(true);
    await projector.close();
  };
  await follow();
  const lines = await ask(url, 'select * from entries order by id');
  const kept = exchange.batches
    .flatMap(({ changes }) => readChanges(coreTables, changes))
    .filter(({ table, row }) => table === tradesTable && tradesTable.kept?.(row as Trade) !== false)
    .map(({ row }) => (row as Trade).id);
  expect(kept.length).toBeGreaterThan(10);

  // Candles would be made twice, so they begin anew.
  await ask(url, `delete from spot_trades where id > ${kept[5]}`);
  await ask(url, 'delete from candles');
  await ask(url, 'update projected set seq = 1');
  await follow();
  const rows = await ask<{ id: number }>(url, 'select id from spot_trades order by id');
  expect(rows.map(({ id }) => id)).toEqual(kept);
  expect(await ask(url, 'select * from entries order by id')).toEqual(lines);
  expect(stopped).toEqual([]);
});
