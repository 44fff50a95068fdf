import { expect, inject, test } from 'vitest';
import { KINDS, killEverywhere } from './campaigns/kill.ts';
import { reachable } from './campaigns/step.ts';

/** `npm run chaos -- --only kill` and `--only step` in one: a death at every named step, then at random moments. */
const SEED = 20261121;
const KILLS = inject('isLong') ? 60 : reachable.length + KINDS;
const ACKNOWLEDGEMENTS = inject('isLong') ? 20_000 : 2_000;

test(`${KILLS} kills, also at every named step, lose nothing and double nothing`, { timeout: 1_500_000 }, async () => {
  const tally = await killEverywhere({ cycles: KILLS, seed: SEED, acknowledgements: ACKNOWLEDGEMENTS });
  expect(tally.findings, `seed ${SEED}`).toEqual([]);
  expect(tally.cycles).toBe(KILLS);
  expect(tally.acknowledged).toBeGreaterThanOrEqual(ACKNOWLEDGEMENTS);
});
