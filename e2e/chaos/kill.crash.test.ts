import { expect, test } from 'vitest';
import { killEverywhere } from './campaigns/kill.ts';

/** The short form of `npm run chaos -- --only kill` and `--only step` in one. */
const SEED = 20261121;
const KILLS = 60;
const ACKNOWLEDGEMENTS = 20_000;

test(`${KILLS} kills, also at every named step, lose nothing and double nothing`, { timeout: 1_500_000 }, async () => {
  const tally = await killEverywhere({ cycles: KILLS, seed: SEED, acknowledgements: ACKNOWLEDGEMENTS });
  expect(tally.findings, `seed ${SEED}`).toEqual([]);
  expect(tally.cycles).toBe(KILLS);
  expect(tally.acknowledged).toBeGreaterThanOrEqual(ACKNOWLEDGEMENTS);
});
