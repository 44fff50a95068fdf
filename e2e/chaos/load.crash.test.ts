import { expect, test } from 'vitest';
import { overload } from './campaigns/overload.ts';
import { sockets } from './campaigns/sockets.ts';

/** The short form of `npm run chaos -- --only overload,sockets`, which holds the server to a time: nothing else runs. */
const SEED = 20261121;

test('ten times too many orders are turned away early, and cancels go on', async () => {
  const tally = await overload({ cycles: 1, seed: SEED, long: false });
  expect(tally.findings, `seed ${SEED}`).toEqual([]);
  expect(tally.acknowledged).toBeGreaterThan(100);
});

test('connections that ask for nothing neither end the exchange nor keep anybody out', async () => {
  const tally = await sockets({ cycles: 1, seed: SEED, long: false });
  expect(tally.findings, `seed ${SEED}`).toEqual([]);
  expect(tally.notes.length).toBeGreaterThan(0);
});
