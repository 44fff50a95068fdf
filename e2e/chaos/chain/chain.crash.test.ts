import { expect, test } from 'vitest';
import { chain } from '../campaigns/chain.ts';

/** The short form of `npm run chaos -- --only chain`. */
const SEED = 20261123;
const KILLS = 3;

test(`${KILLS} kills while the chain forks and an endpoint lies neither lose nor make a unit`, async () => {
  const tally = await chain({ cycles: KILLS, seed: SEED, long: false });
  expect(tally.findings, `seed ${SEED}; ${tally.notes.join('; ')}`).toEqual([]);
  expect(tally.cycles).toBe(KILLS);
  expect(tally.acknowledged).toBeGreaterThanOrEqual(3);
});
