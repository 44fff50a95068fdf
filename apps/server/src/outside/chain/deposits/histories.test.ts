import { expect, test } from 'vitest';
import { liveInMemory } from '../testing/memory-history.ts';

const HISTORIES = 300;

test(`${HISTORIES} random chain histories end as a full scan says`, async () => {
  const all = { forks: 0, crashes: 0, credits: 0, reversals: 0, halts: 0 };
  for (let seed = 1; seed <= HISTORIES; seed++) {
    const one = await liveInMemory(seed).catch((error: Error) => {
      throw new Error(`seed ${seed}: ${error.message}`);
    });
    for (const figure of Object.keys(all) as (keyof typeof all)[]) all[figure] += one[figure];
  }
  // Histories in which nothing happens would prove nothing.
  expect(all.forks).toBeGreaterThan(HISTORIES * 3);
  expect(all.crashes).toBeGreaterThan(HISTORIES * 3);
  expect(all.credits).toBeGreaterThan(HISTORIES * 10);
  expect(all.reversals).toBeGreaterThan(HISTORIES / 3);
  expect(all.halts).toBeGreaterThan(HISTORIES / 3);
});
