import fc from 'fast-check';
import { expect, test } from 'vitest';
import { NumberMap } from './number-map.ts';

test('it holds what a Map holds, through growth and removal', () => {
  const key = fc.oneof(
    fc.integer({ min: 0, max: 40 }),
    fc.maxSafeNat(),
    fc.integer({ min: 0, max: 60 }).map((n) => n * 2 ** 32),
  );
  const act = fc.record({ key, value: fc.integer({ min: 0, max: 1000 }), remove: fc.boolean() });
  fc.assert(
    fc.property(fc.array(act, { maxLength: 400 }), (acts) => {
      const map = new NumberMap(8);
      const plain = new Map<number, number>();
      for (const { key: one, value, remove } of acts) {
        if (remove) {
          map.delete(one);
          plain.delete(one);
        } else {
          map.set(one, value);
          plain.set(one, value);
        }
      }
      expect(map.size).toBe(plain.size);
      for (const { key: one } of acts) expect(map.get(one)).toBe(plain.get(one) ?? -1);
    }),
    { numRuns: 300 },
  );
});
