import { Writer } from '@quay/core';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readAmount, readInt64, writeAmount, writeInt64, writeJournalAmount, writeWideAmount } from './values.ts';

const MOST = 10n ** 38n - 1n;
const edges = [
  0n,
  1n,
  -1n,
  9_999n,
  10_000n,
  99_999_999n,
  100_000_000n,
  10n ** 12n,
  2n ** 53n,
  -(2n ** 70n),
  MOST,
  -MOST,
];
const amounts = fc.oneof(
  fc.bigInt({ min: -MOST, max: MOST }),
  fc.bigInt({ min: -(2n ** 64n), max: 2n ** 64n }),
  fc.nat(37).chain((zeros) => fc.constantFrom(1n, -3n).map((digit) => digit * 10n ** BigInt(zeros))),
  fc.constantFrom(...edges),
);

const to = Buffer.alloc(64, 0xaa);

it('writes amounts of any size and reads them back', () => {
  fc.assert(
    fc.property(amounts, (units) => {
      const end = writeWideAmount(to, units, 3);
      expect(readAmount(to, 3)).toBe(units);
      const wide = to.toString('hex', 3, end);

      const writer = new Writer();
      writer.amount(units);
      const journal = writer.take();
      const same = writeJournalAmount(to, 3, journal, 0, journal.length);
      expect(to.toString('hex', 3, same)).toBe(wide);

      if (units >= -(2n ** 53n) && units < 2n ** 53n) {
        const small = writeAmount(to, Number(units), 3);
        expect(to.toString('hex', 3, small)).toBe(wide);
      }
    }),
    { numRuns: 5_000 },
  );
});

it('has no digits that PostgreSQL would not have: zero is empty, and nothing begins or ends with zeros', () => {
  const end = writeAmount(to, 0, 0);
  expect(to.toString('hex', 0, end)).toBe('0000000000000008');
  // 64218.4 is 6, 4218, 4000 to the base of 10,000.
  expect(to.toString('hex', 0, writeAmount(to, 6_421_840_000_000, 0))).toBe('00030001000000080006107a0fa0');
  expect(to.toString('hex', 0, writeAmount(to, -1, 0))).toBe('0001fffe400000080001');
});

it('refuses what no numeric(38,8) holds', () => {
  expect(() => writeWideAmount(to, 10n ** 40n, 0)).toThrow('does not fit');
  const writer = new Writer();
  writer.amount(10n ** 45n);
  const journal = writer.take();
  expect(() => writeJournalAmount(to, 0, journal, 0, journal.length)).toThrow('does not fit');
});

it('writes whole numbers of either sign', () => {
  fc.assert(
    fc.property(fc.maxSafeInteger(), (value) => {
      writeInt64(to, value, 1);
      expect(readInt64(to, 1)).toBe(value);
      expect(to.readBigInt64BE(1)).toBe(BigInt(value));
    }),
  );
});
