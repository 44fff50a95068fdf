import { availableParallelism } from 'node:os';
import { describe, expect, inject, test } from 'vitest';
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
  // The auditor objected to what was right: market makers' orders that were amended, traded, and left no row.
  500_137, 600_232, 700_870, 702_060,
  // It did so again: a stop that had enough stood before an order of its own owner, which another stop then met.
  25,
  // And again: a stop that met its own order rested, and one that woke after it filled it.
  700_464, 700_746,
  // And again: a trigger that its mark had come to did not fire, because the core died right then and the mark was too old
  // when it was back.
  6,
  10, 55,
];

/** The same of shorter lives: dated contracts beside loans. */
const SHORTER = 12_000;
const shorterSeedsThatStay: readonly number[] = [
  // Pledge was sold at the index of a dated contract that had just ended; or the auditor knew of two marks of a batch only
  // the last.
  31,
  40, 47, 48, 56,
  // An hour of a loan began with a refused command, and what it made happen stood in the batch of that.
  35, 50,
];

/** The long form lives more of the same lives; what must happen in them is counted by life. */
const SEEDS = inject('isLong') ? 200 : 4;
const COMMANDS = 25_000;
/** The plain book is slow; three short lives of short-lives.test.ts have it beside the fast one, too. */
const TWIN_COMMANDS = inject('isLong') ? 20_000 : 8_000;
const MINUTES_30 = 30 * 60_000;

describe('seeded lives of the exchange', () => {
  test(
    `${SEEDS} seeds of ${COMMANDS} commands, with crashes and line faults: every batch audited, every journal run again`,
    async () => {
      const seeds = new Set([...Array.from({ length: SEEDS }, (_, at) => at + 1), ...seedsThatStay]);
      const totals = await runLives(seeds, COMMANDS, Math.min(2, availableParallelism()));
      expect(totals.failures.join('\n')).toBe('');
      expect(totals.lives).toBe(seeds.size);
      const each = (count: number) => count / totals.lives;
      expect(each(totals.commands)).toBeGreaterThanOrEqual(COMMANDS);
      expect(each(totals.trades)).toBeGreaterThan(3_500);
      expect(each(totals.contractTrades)).toBeGreaterThan(340);
      expect(each(totals.fundings)).toBeGreaterThan(2_000);
      expect(each(totals.crashes)).toBeGreaterThan(2.4);
      expect(each(totals.faults)).toBeGreaterThan(50);
      expect(each(totals.repeats)).toBeGreaterThan(240);
      expect(each(totals.retries)).toBeGreaterThan(4.8);
      expect(each(totals.years)).toBeGreaterThan(0.05);
    },
    MINUTES_30,
  );

  test(
    'shorter lives that once failed keep every rule',
    async () => {
      const totals = await runLives(shorterSeedsThatStay, SHORTER, Math.min(2, availableParallelism()));
      expect(totals.failures.join('\n')).toBe('');
      expect(totals.lives).toBe(shorterSeedsThatStay.length);
    },
    MINUTES_30,
  );

  test('the same seed gives the same digest twice, another seed another one', () => {
    const digest = (seed: number) => simulate(planOf(seed, 3_000)).digest;
    expect(digest(7)).toBe(digest(7));
    expect(digest(7)).not.toBe(digest(8));
  });

  test('the fast book and its plain twin give the same journal, byte for byte', () => {
    const life = simulate(planOf(11, TWIN_COMMANDS));
    expect(rerun(life.store, (slots) => new PlainBook(slots))).toBe(life.digest);
  });

  test('a life that fails says its seed, its plan, the command and how it is seen again', () => {
    const broken = { ...planOf(3, 2_000), markets: 0 };
    expect(() => simulate(broken)).toThrow(
      /seed 3, command \d+: [\s\S]*plan \{"seed":3[\s\S]*simulate -- --from 3 --seeds 1/,
    );
  });
});
