import { expect, inject, test } from 'vitest';
import { livePayouts, noPayoutFigures, type PayoutFigures } from '../testing/payout-history.ts';

const HISTORIES = inject('isLong') ? 120 : 24;

test(`${HISTORIES} random histories of payouts end with the sums of the true chain`, { timeout: 300_000 }, async () => {
  const all = noPayoutFigures();
  for (let seed = 1; seed <= HISTORIES; seed++) {
    const one = await livePayouts(seed).catch((error: Error) => {
      throw new Error(`seed ${seed}: ${error.message}`);
    });
    for (const figure of Object.keys(all) as (keyof PayoutFigures)[]) all[figure] += one[figure];
  }
  // Histories in which nothing happens would prove nothing.
  expect(all.forks).toBeGreaterThan(HISTORIES * 3);
  expect(all.crashes).toBeGreaterThan(HISTORIES * 3);
  expect(all.paid).toBeGreaterThan(HISTORIES);
  expect(all.failed).toBeGreaterThan(HISTORIES / 3);
  expect(all.again).toBeGreaterThan(0);
  expect(all.stolen).toBeGreaterThan(0);
  expect(all.cancels).toBeGreaterThan(0);
});

/** Each was wrong once: what it shows is that it is not any more. */
test.each([
  [103, 'a cancel above a nonce that waits does not keep a network halted'],
  [109, 'what was settled while the rows were behind is opened again'],
  [2215, 'what is opened again in the process that settled it is sent again'],
  [1334, 'a foreign transaction that was adopted and is gone is not booked any more'],
  [7353, 'what the core has as paid is opened again, when the block is gone before the rows have followed'],
  [1801, 'what was booked for a transaction is taken back when a move of ours has its nonce instead'],
])('seed %i: %s', async (seed) => {
  await livePayouts(seed);
});
