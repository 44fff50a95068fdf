import fc from 'fast-check';
import { expect, test } from 'vitest';
import { quotient, within } from './quotients.ts';

test('a quotient is the nearest whole number on the side that is named, whatever the signs', () => {
  const numerator = fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n });
  const denominator = fc.oneof(fc.bigInt(1n, 7n), fc.bigInt(1n, 10n ** 20n));
  fc.assert(
    fc.property(numerator, denominator, (n, d) => {
      const down = quotient(n, d, 'down');
      const up = quotient(n, d, 'up');
      expect(down * d <= n && n < (down + 1n) * d).toBe(true);
      expect((up - 1n) * d < n && n <= up * d).toBe(true);
    }),
    { numRuns: 2000 },
  );
});

test('a value is cut to its range', () => {
  expect([within(-1n, -5n, 3n), within(-1n, 2n, 3n), within(-1n, 4n, 3n)]).toEqual([-1n, 2n, 3n]);
});
