import fc from 'fast-check';
import { expect, test } from 'vitest';
import { NumberSet } from './number-set.ts';

test('it holds what a Set holds, in the order in which it came, batch after batch', () => {
  const key = fc.oneof(
    fc.integer({ min: 0, max: 40 }),
    fc.maxSafeNat(),
    fc.integer({ min: 0, max: 200 }).map((n) => n * 2 ** 32),
  );
  fc.assert(
    fc.property(fc.array(fc.array(key, { maxLength: 300 }), { maxLength: 4 }), (batches) => {
      const set = new NumberSet(8);
      for (const batch of batches) {
        for (const one of batch) set.add(one);
        expect(Array.from({ length: set.size }, (_, index) => set.at(index))).toEqual([...new Set(batch)]);
        set.clear();
        expect(set.size).toBe(0);
      }
    }),
    { numRuns: 300 },
  );
});
