import { expect, inject, test } from 'vitest';
import { PlainBook } from '../src/matching/plain-book.ts';
import { planOf } from './plan.ts';
import { rerun, simulate } from './workload.ts';

/** A few lives that a developer waits for. The many are in simulation.test.ts. */
const seeds = [1, 2, 3, 4, 5, 6].slice(0, inject('isLong') ? 6 : 3);

test.each(seeds)('a short life of seed %i keeps every rule, and its journal runs again', (seed) => {
  const life = simulate({ ...planOf(seed, 6_000), alone: 50 });
  expect(life.trades).toBeGreaterThan(500);
  expect(life.crashes).toBeGreaterThan(0);
  expect(rerun(life.store)).toBe(life.digest);
  expect(rerun(life.store, (slots) => new PlainBook(slots))).toBe(life.digest);
});

test('a life in which pairs part and purchases leave exits, one of which is reached within its own command', () => {
  const life = simulate({ ...planOf(111, 2_000), alone: 100 });
  expect(life.parted).toBeGreaterThan(2);
  expect(life.left).toBeGreaterThan(2);
});
