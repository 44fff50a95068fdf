import { expect, test } from 'vitest';
import { clock } from './campaigns/clock.ts';
import { database } from './campaigns/database.ts';
import { disk } from './campaigns/disk.ts';
import { stop } from './campaigns/stop.ts';
import type { Tally } from './findings.ts';

/**
 * The short form of `npm run chaos`: faults on the real processes, and a client's own log as the reference. What a seed
 * chooses are the moments, the orders and the victims; when the machine gets to them is its own affair.
 */
const SEED = 20261121;

function sound(tally: Tally): void {
  expect(tally.findings, `seed ${SEED}`).toEqual([]);
}

test('a database that fails in seven ways makes nobody hear of what did not happen', async () => {
  const tally = await database({ cycles: 7, seed: SEED, long: false });
  sound(tally);
  expect(tally.acknowledged).toBeGreaterThan(100);
});

test('a full disk loses nothing that was acknowledged', async () => {
  const tally = await disk({ cycles: 1, seed: SEED, long: false });
  sound(tally);
  // Where no small disk can be made, the campaign says so.
  expect(tally.cycles + tally.notes.length).toBeGreaterThan(0);
});

test('a clock that jumps and stands takes nothing with it', async () => {
  const tally = await clock({ cycles: 4, seed: SEED, long: false });
  sound(tally);
  expect(tally.acknowledged).toBeGreaterThan(100);
});

test('SIGTERM under load answers what was taken', async () => {
  const tally = await stop({ cycles: 1, seed: SEED, long: false });
  sound(tally);
  expect(tally.acknowledged).toBeGreaterThan(0);
});
