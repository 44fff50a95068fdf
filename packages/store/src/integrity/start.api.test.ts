import { marketMakers, marketOf } from '@quay/cast';
import { coreTables } from '@quay/core';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openJournal, startProjector } from '../index.ts';
import { ask, type Databases, startDatabases } from '../testing/databases.ts';
import { type Exchange, exchangeOn, lifeWith, randomOf } from '../testing/exchange.ts';
import type { Difference } from './difference.ts';

const { opening, commandsOf } = lifeWith(['BTC', 'ETH', 'DOGE'].map(marketOf), [
  marketMakers.maker,
  marketMakers.taker,
]);
const KEY = new Uint8Array(32).fill(7);
let databases: Databases;
let url: string;

beforeAll(async () => {
  databases = await startDatabases();
});
afterAll(() => databases.stop());
beforeEach(async () => {
  url = await databases.migrated();
});

/** Opens the exchange of this database, lives for some rounds, and brings everything into the tables. */
async function live(rounds: number, seed: number, key: Uint8Array | null = KEY): Promise<readonly Difference[]> {
  const journal = await openJournal(url, key ? { key: async () => key } : {});
  try {
    const exchange: Exchange = exchangeOn(journal);
    await journal.load(exchange.core.engine);
    const stops: string[] = [];
    const projector = await startProjector({
      databaseUrl: url,
      tables: coreTables,
      reached: () => undefined,
      stopped: (why) => stops.push(why),
      key: key ?? undefined,
    });
    if (exchange.core.engine.seq === 0) await exchange.submit(opening);
    const random = randomOf(seed);
    for (let round = 0; round < rounds; round++) {
      await exchange.submit(commandsOf(random, exchange.core, 20));
      projector.trigger(exchange.core.engine.seq);
      if (round % 10 === 0) await projector.until(exchange.core.engine.seq, 10_000);
    }
    expect(await projector.until(exchange.core.engine.seq, 10_000)).toBe(true);
    await projector.close();
    expect(stops).toEqual([]);
  } finally {
    await journal.close();
  }
  return journal.differences;
}

it('finds nothing in what nobody touched, through several starts', async () => {
  for (let start = 0; start < 3; start++) expect(await live(12, start + 1)).toEqual([]);
});

it('finds a balance that was changed while it was stopped', async () => {
  await live(12, 1);
  await ask(url, `update accounts set available = available + 0.00000001 where owner = 1000 and asset = 'USDT'`);
  const found = await live(0, 2);
  expect(found).toContainEqual({ table: 'accounts', key: '', what: 'rows were changed' });
  expect(found.map(({ what }) => what).join()).toContain('I1 all accounts of an asset sum to zero: USDT sums to 1');
  // It is found again for as long as it is there, also after the row was written anew, and no longer once it is put right.
  await live(8, 3);
  expect(await live(0, 4)).toContainEqual({ table: 'accounts', key: '', what: 'rows were changed' });
});

it('is quiet again when what was changed is put right', async () => {
  await live(12, 1);
  const change = (by: string) =>
    ask(url, `update accounts set available = available + ${by} where owner = 1000 and asset = 'USDT'`);
  await change('0.00000001');
  expect(await live(0, 2)).not.toEqual([]);
  await change('-0.00000001');
  expect(await live(5, 3)).toEqual([]);
});

it('finds an open order that was removed, and one that was made up', async () => {
  await live(12, 1);
  await ask(url, `delete from spot_orders where id = (select min(id) from spot_orders where status = 'open')`);
  expect((await live(0, 2)).find(({ table }) => table === 'spot_orders')?.what).toMatch(
    /^there are \d+ rows, and \d+ were/,
  );
});

it('begins with the rows of a database that had no digest, if the ledger agrees with them', async () => {
  const journalOnly = async () => live(10, 1, null);
  expect(await journalOnly()).toEqual([]);
  expect(await live(5, 2)).toEqual([]);
  expect(await live(5, 3)).toEqual([]);
});

it('names the account that the ledger does not agree with, where there was no digest', async () => {
  await live(10, 1, null);
  await ask(url, `update accounts set available = available + 1000000 where owner = 1000 and asset = 'USDT'`);
  const [first, ...more] = await live(0, 2);
  expect(more).toEqual([]);
  expect(first).toMatchObject({ table: 'accounts', key: '1000/spot/USDT' });
  expect(first!.what).toMatch(/^it has \d+.*, and its lines in the ledger sum to \d+/);
});

it.each([
  ['emptied', 'delete from journal', 'it is empty, and batch'],
  ['shortened', 'delete from journal where seq > (select max(seq) - 3 from journal)', 'it ends at'],
  ['shortened at its beginning', 'delete from journal where seq < 3', 'batches 1 to 2 are missing'],
  [
    'shortened together with its end',
    `delete from journal where seq > (select max(seq) - 3 from journal);
     update writer set seq = (select max(seq) from journal), hash = (select hash from journal order by seq desc limit 1)`,
    'and the tables have batch',
  ],
  [
    'shortened together with its end and the place of the tables',
    `delete from journal where seq > (select max(seq) - 3 from journal);
     update writer set seq = (select max(seq) from journal), hash = (select hash from journal order by seq desc limit 1);
     update projected set seq = (select max(seq) from journal)`,
    'the digest of the tables is not the one that was written with them',
  ],
  ['sealed by somebody else', `update writer set seal = sha256(hash)`, 'does not bear the seal of this installation'],
  ['not sealed', `update writer set seal = null`, 'does not bear the seal of this installation'],
])('refuses a journal that was %s', async (_, statement, why) => {
  await live(4, 1);
  await ask(url, statement);
  await expect(live(0, 2)).rejects.toThrow(why);
});

it('refuses a database whose digests are gone, where some were made', async () => {
  await live(4, 1);
  await ask(
    url,
    'update writer set seal = null; update projected set digest = null; update projected_lines set digest = null',
  );
  const again = openJournal(url, { key: async () => KEY, isSealed: true });
  await expect(again).rejects.toThrow('the database has no digests, though this installation made some');
});

it('refuses the digests of another key', async () => {
  await live(4, 1);
  await expect(live(0, 2, new Uint8Array(32).fill(8))).rejects.toThrow('is not the one that was written with them');
});
