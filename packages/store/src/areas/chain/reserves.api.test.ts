import { units } from '@quay/money';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openReads, type Reads } from '../../reads.ts';
import { ask, type Databases, startDatabases } from '../../testing/databases.ts';

let databases: Databases;
let url: string;
let reads: Reads;

beforeAll(async () => {
  databases = await startDatabases();
  url = await databases.migrated();
  reads = openReads(url);
  await ask(url, `insert into holders (owner, kind, opened_at) values (1000, 'user', now()), (1001, 'desk', now())`);
  await ask(
    url,
    `insert into accounts (owner, book, asset, available, frozen) values
      (1, 'spot', 'USDT', -900, 0), (1000, 'spot', 'USDT', 500, 60),
      (1000, 'c2c', 'USDT', 0, 40), (1001, 'spot', 'USDT', 300, 0)`,
  );
});
afterAll(async () => {
  await reads.close();
  await databases.stop();
});

test('users are owed what is theirs in every book, frozen or not; desks are owed nothing', async () => {
  expect(await reads.chain.owedToUsers()).toEqual([{ asset: 'USDT', units: units('600') }]);
});

test('a coin whose accounts do not sum to zero is named with the sum', async () => {
  expect(await reads.chain.imbalances()).toEqual([]);
  await ask(url, `update accounts set available = available + 0.00000001 where owner = 1000 and book = 'spot'`);
  expect(await reads.chain.imbalances()).toEqual([{ asset: 'USDT', units: 1n }]);
});
