import { leaders as castLeaders } from '@quay/cast';
import { type Leaders, leaders } from '@quay/contract/following';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Serving } from './serving.ts';

let serving: Serving;
beforeAll(async () => {
  serving = await Serving.start({}, { simulatedMarket: true });
}, 180_000);
afterAll(() => serving.end());

const listed = async () => serving.get<Leaders>(leaders as never, { order: 'followers' });

test('the leaders of the simulated market can be followed, also after another start, and not without it', async () => {
  const first = await listed();
  expect(first.leaders.map(({ name }) => name).sort()).toEqual(castLeaders.map(({ username }) => username).sort());
  await serving.close();
  await serving.open();
  expect((await listed()).all).toBe(castLeaders.length);
  await serving.close();
  await serving.open({ simulatedMarket: false });
  await expect.poll(async () => (await listed()).all).toBe(0);
  expect(serving.logged.filter((line) => line.includes('core ended'))).toEqual([]);
}, 180_000);
