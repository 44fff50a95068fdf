import { availableParallelism } from 'node:os';
import { describe, expect, test } from 'vitest';
import { PlainBook } from '../src/matching/plain-book.ts';
import { runLives } from './lives.ts';
import { planOf } from './plan.ts';
import { rerun, simulate } from './workload.ts';

/** Seeds that once broke something stay here for ever, with what they broke. */
const seedsThatStay: readonly number[] = [
  // cancel-all over several markets ended the orders in an order that a restart changed.
  11,
  // Of two stops that one price reached the first moved it away, and the second slept on; and a sweep woke only those
  // that its last price reached.
  1, 2, 3,
  // The auditor objected to what was right: desks' orders that were amended, traded, and left no row.
  500_137, 600_232, 700_870, 702_060,
  // It did so again: a stop that had enough stood before an order of its own owner, which another stop then met.
  25,
  // And again: a stop that met its own order rested, and one that woke after it filled it.
  700_464, 700_746,
];

const SEEDS = 200;
const COMMANDS = 25_000;
const MINUTES_10 = 10 * 60_000;

describe('seeded lives of the exchange', () => {
  test(
    '200 seeds and 5,000,000 commands over years, with crashes and line faults: every batch audited, every journal run again',
    async () => {
      const seeds = [...Array.from({ length: SEEDS }, (_, at) => at + 1), ...seedsThatStay];
      const totals = await runLives(seeds, COMMANDS, Math.min(2, availableParallelism()));
      expect(totals.failures.join('\n')).toBe('');
      expect(totals.lives).toBe(seeds.length);
      expect(totals.commands).toBeGreaterThanOrEqual(5_000_000);
      expect(totals.trades).toBeGreaterThan(1_000_000);
      expect(totals.crashes).toBeGreaterThan(500);
      expect(totals.faults).toBeGreaterThan(1_000);
      expect(totals.repeats).toBeGreaterThan(50_000);
      expect(totals.retries).toBeGreaterThan(1_000);
      expect(totals.years).toBeGreaterThan(3);
    },
    MINUTES_10,
  );

  test('the same seed gives the same digest twice, another seed another one', () => {
    const digest = (seed: number) => simulate(planOf(seed, 3_000)).digest;
    expect(digest(7)).toBe(digest(7));
    expect(digest(7)).not.toBe(digest(8));
  });

  test('the fast book and its plain twin give the same journal, byte for byte', () => {
    const life = simulate(planOf(11, 20_000));
    expect(rerun(life.store, (slots) => new PlainBook(slots))).toBe(life.digest);
  });

  test('a life that fails says its seed, its plan, the command and how it is seen again', () => {
    const broken = { ...planOf(3, 2_000), markets: 0 };
    expect(() => simulate(broken)).toThrow(
      /seed 3, command \d+: [\s\S]*plan \{"seed":3[\s\S]*simulate -- --from 3 --seeds 1/,
    );
  });
});
