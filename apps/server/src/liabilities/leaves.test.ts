import fc from 'fast-check';
import { expect, test } from 'vitest';
import { leavesOf } from './leaves.ts';

const amounts = fc.array(fc.bigInt({ min: 1n, max: 10n ** 24n }), { minLength: 1, maxLength: 40 });

test('each balance stands whole on two leaves, and padding is worth nothing', async () => {
  await fc.assert(
    fc.asyncProperty(amounts, async (all) => {
      const leaves = await leavesOf(all.map((units, at) => ({ user: 100 + at, asset: 'USDT', units })));
      expect(Math.log2(leaves.length) % 1).toBe(0);
      expect(leaves.length).toBeGreaterThanOrEqual(2 * all.length);
      expect(leaves.length).toBeLessThan(4 * all.length + 1);
      for (const [at, units] of all.entries()) {
        const own = leaves.filter(({ user }) => user === 100 + at);
        expect(own.map(({ part }) => part).toSorted()).toEqual([1, 2]);
        expect(own.every((leaf) => leaf.units >= 0n)).toBe(true);
        expect(own[0]!.units + own[1]!.units).toBe(units);
      }
      const padding = leaves.filter(({ user }) => user === null);
      expect(padding.every(({ part, units }) => part === 0 && units === 0n)).toBe(true);
      expect(padding.length + 2 * all.length).toBe(leaves.length);
      expect(new Set(leaves.map(({ salt }) => Buffer.from(salt).toString('hex'))).size).toBe(leaves.length);
    }),
    { numRuns: 50 },
  );
});

test('places and parts are by chance', async () => {
  const claims = [{ user: 100, asset: 'USDT', units: 10n ** 12n }];
  const seen = new Set<string>();
  const places = new Set<number>();
  for (let n = 0; n < 64; n++) {
    const leaves = await leavesOf(claims);
    const at = leaves.findIndex(({ part }) => part === 1);
    places.add(at);
    seen.add(String(leaves[at]!.units));
  }
  // Once in 2⁶³ all 64 fall on one side.
  expect([...places].toSorted()).toEqual([0, 1]);
  expect(seen.size).toBeGreaterThan(60);
});
