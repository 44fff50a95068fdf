import fc from 'fast-check';
import { expect, test } from 'vitest';
import { multiply, ONE } from './decimal.ts';
import { Parts, WHOLE } from './parts.ts';

const amount = fc.oneof(
  fc.bigInt({ min: 0n, max: 10n ** 15n * ONE }),
  fc.bigInt({ min: 0n, max: 10n ** 10n }),
  fc.bigInt({ min: 0n, max: 2n ** 53n }),
);
const rate = fc.oneof(fc.integer({ min: 0, max: WHOLE }), fc.integer({ min: 0, max: 200_000 }));
const count = fc.oneof(fc.integer({ min: 0, max: 2 ** 30 }), fc.maxSafeInteger().map(Math.abs));

const whole = (parts: Parts): boolean =>
  Number.isSafeInteger(parts.whole) &&
  Number.isInteger(parts.fraction) &&
  parts.fraction >= 0 &&
  parts.fraction < WHOLE;

test('what goes in comes out', () => {
  fc.assert(
    fc.property(amount, (value) => {
      const parts = new Parts().of(value);
      expect(whole(parts) && parts.value() === value).toBe(true);
      expect(new Parts().of(-value).value()).toBe(-value);
    }),
  );
  fc.assert(fc.property(count, (units) => new Parts().ofUnits(units).value() === BigInt(units)));
});

test('what cannot be held exactly is no amount', () => {
  const most = 2n ** 53n * ONE - 1n;
  expect(new Parts().of(most).value()).toBe(most);
  expect(() => new Parts().of(most + 1n)).toThrow(RangeError);
  expect(() => new Parts().of(-most - 2n)).toThrow(RangeError);
});

test('products are exact, however large', () => {
  fc.assert(
    fc.property(count, fc.integer({ min: 1, max: 10 ** 9 }), (n, each) => {
      if (BigInt(n) * BigInt(each) > 2n ** 53n * ONE) return;
      const parts = new Parts().ofProduct(n, each);
      expect(whole(parts)).toBe(true);
      expect(parts.value()).toBe(BigInt(n) * BigInt(each));
    }),
  );
});

test('a share is what multiply gives, rounded either way', () => {
  fc.assert(
    fc.property(amount, rate, fc.constantFrom('down' as const, 'up' as const), (value, share, rounding) => {
      const parts = new Parts().ofShare(new Parts().of(value), share, rounding);
      expect(whole(parts)).toBe(true);
      expect(parts.value()).toBe(multiply(value, BigInt(share), rounding));
    }),
    { numRuns: 2000 },
  );
});

test('sums and differences carry', () => {
  fc.assert(
    fc.property(amount, amount, (a, b) => {
      const sum = new Parts().of(a).add(new Parts().of(b));
      const difference = new Parts().of(a).subtract(new Parts().of(b));
      expect(whole(sum) && whole(difference)).toBe(true);
      expect(sum.value()).toBe(a + b);
      expect(difference.value()).toBe(a - b);
    }),
  );
});
