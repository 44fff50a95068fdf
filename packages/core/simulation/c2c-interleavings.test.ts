import { expect, inject, test } from 'vitest';
import { explore, type Scene } from './interleavings.ts';

const MINUTES_30 = 30 * 60_000;
const ACTS = inject('isLong') ? 6 : 5;

/** Worth 3,200 and 6,400 USDT: one of staff rules the first, two the other. */
const scenes: readonly Scene[] = [
  { side: 'sell', quantity: '0.05' },
  { side: 'sell', quantity: '0.1' },
  { side: 'buy', quantity: '0.05' },
  { side: 'buy', quantity: '0.1' },
];

test.each(scenes)(
  `every sequence of ${ACTS} acts on an order of a $side ad of $quantity BTC leaves the coins at one place, with a way out`,
  (scene) => {
    const { moments, done, sequences, ended } = explore(scene, ACTS);
    expect(sequences).toBe(33 ** ACTS);
    expect(moments).toBeGreaterThan(900);
    expect(done).toBeGreaterThan(5_000);
    // Each ending was reached in many ways; those that need more acts than the others in fewer.
    for (const [how, least] of [
      ['released', 10],
      ['cancelled', 200],
      ['timed-out', 50],
      ['ruled-payer', 10],
      ['ruled-seller', 10],
    ] as const) {
      expect(ended[how], how).toBeGreaterThanOrEqual(least);
    }
  },
  MINUTES_30,
);
