import { expect, inject, test } from 'vitest';
import { liveInMemory, noMemoryFigures, sumOf } from '../testing/memory-history.ts';

const HISTORIES = inject('isLong') ? 300 : 48;

test(`${HISTORIES} random chain histories end as a full scan says`, { timeout: 300_000 }, async () => {
  let all = noMemoryFigures;
  for (let seed = 1; seed <= HISTORIES; seed++) {
    const one = await liveInMemory(seed).catch((error: Error) => {
      throw new Error(`seed ${seed}: ${error.message}`);
    });
    all = sumOf(all, one);
  }
  // Histories in which nothing happens would prove nothing.
  expect(all.forks).toBeGreaterThan(HISTORIES * 3);
  expect(all.crashes).toBeGreaterThan(HISTORIES * 3);
  expect(all.credits).toBeGreaterThan(HISTORIES * 10);
  expect(all.reversals).toBeGreaterThan(HISTORIES / 3);
  expect(all.halts).toBeGreaterThan(HISTORIES / 3);
  expect(all.gaps).toBeGreaterThan(HISTORIES / 3);
  expect(all.rescans).toBeGreaterThan(HISTORIES);
  expect(all.unsupported).toBeGreaterThan(HISTORIES);
  expect(all.unnamed).toBeGreaterThan(HISTORIES / 3);
  expect(all.compared).toBeGreaterThan(HISTORIES / 10);
  expect(all.debts).toBeGreaterThan(HISTORIES / 20);
  expect(all.repaid).toBeGreaterThan(HISTORIES / 30);
  expect(all.withdrawals).toBeGreaterThan(HISTORIES);
});
