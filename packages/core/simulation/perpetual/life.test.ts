import fc from 'fast-check';
import { expect, test } from 'vitest';
import { exactNotional } from '../../src/margin/contract.ts';
import { big, cases, kinds } from './cases.ts';
import { Life } from './life.ts';

const LIVES = 300;
const ACTS = 80;

const act = fc.record({
  what: fc.integer({ min: 0, max: 9 }),
  who: fc.integer({ min: 0, max: 3 }),
  other: fc.integer({ min: 0, max: 3 }),
  which: fc.integer({ min: 0, max: 1 }),
  lots: big(1, 60),
  part: fc.oneof(big(50, 250), big(-100, 120), big(-2000, 2000)),
  funding: big(-100, 100),
});

test.each(kinds)('%s: whatever people, marks and funding do, nothing is made and nobody owes', (kind) => {
  const counts: Record<string, number> = {};
  fc.assert(
    fc.property(
      cases(kind, 100),
      fc.array(big(50, 400), { minLength: 4, maxLength: 4 }),
      big(1, 20),
      fc.constantFrom(-1n, 1n),
      fc.array(act, { minLength: ACTS, maxLength: ACTS }),
      ({ terms, price }, parts, leverage, trend, acts) => {
        const contracts = [price, price + 100n * terms.tick].map((mark) => ({ terms, mark }));
        // What a hundred lots are worth at the leverage, more or less.
        const { numerator, denominator } = exactNotional(kind, 100n * terms.lot, price);
        const wallets = parts.map((part) => (numerator * part) / (denominator * 100n * leverage));
        const life = new Life(contracts, wallets, leverage);
        // Two are long in one contract and short in the other, while marks go far one way: each has a profit that pays
        // for a loss.
        for (const [buyer, seller, which] of [
          [0, 1, 0],
          [1, 0, 1],
          [2, 3, 0],
          [3, 2, 1],
        ] as const) {
          life.trade(buyer, seller, which, 20n);
          life.check();
        }
        for (let day = 0; day < 5; day++) life.move([0, 1], 10_000n + trend * 1500n, false);
        for (const [buyer, seller, which] of [
          [0, 1, 1],
          [1, 0, 0],
        ] as const) {
          life.trade(buyer, seller, which, 15n);
          life.check();
        }
        for (const { what, who, other, which, lots, part, funding } of acts) {
          if (what < 6) life.trade(who, other, which, lots);
          else if (what < 9) life.move(what < 8 ? [0, 1] : [which], 10_000n + trend * part, what !== 6);
          else life.funding(which, funding);
          life.check();
        }
        for (const [name, count] of Object.entries(life.counts)) counts[name] = (counts[name] ?? 0) + count;
      },
    ),
    { numRuns: LIVES },
  );
  // All of it happened, and often.
  for (const [name, count] of Object.entries(counts)) expect([name, count > LIVES / 20]).toEqual([name, true]);
});
