import { expect, test } from 'vitest';
import { twoCores } from './campaigns/two-cores.ts';

/** The short form of `npm run chaos -- --only two-cores`. */
const SEED = 20261121;

test('of two cores one leads, and one that was frozen is refused when it wakes', async () => {
  const tally = await twoCores({ cycles: 3, seed: SEED, long: false });
  expect(tally.findings, `seed ${SEED}`).toEqual([]);
  expect(tally.cycles).toBe(3);
});
