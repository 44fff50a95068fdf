import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decimalsOf, divide, floorTo, format, MAX, multiply, ONE, parse, text, units } from './decimal.ts';

describe('parse', () => {
  test.each([
    ['0', 0n],
    ['1', ONE],
    ['64218.4', 6_421_840_000_000n],
    ['0.00000001', 1n],
    ['9000000000000000', MAX],
  ])('reads %s', (input, value) => {
    expect(parse(input)).toBe(value);
  });

  test.each([
    '',
    ' 1',
    '1 ',
    '+1',
    '-1',
    '01',
    '1.',
    '.5',
    '1e3',
    '1E3',
    '0x10',
    '1,000',
    '1.123456789',
    'NaN',
    'Infinity',
    '1２',
    '１',
    '٣',
    '1\n',
    '1.0.0',
    '10000000000000000',
    '9000000000000000.00000001',
  ])('refuses %j', (input) => {
    expect(parse(input)).toBeUndefined();
  });
});

const amount = fc.bigInt({ min: 0n, max: MAX });

test('what is written is read back', () => {
  fc.assert(fc.property(amount, (value) => parse(text(value)) === value && parse(format(value, 8)) === value));
});

test('the shortest text is the whole one without its last zeros, whatever the size', () => {
  const whole = (value: bigint) => format(value, 8).replace(/\.?0+$/, '');
  const nearWholes = fc.tuple(fc.bigInt(0n, 92_000_000n), fc.bigInt(-2n, 2n)).map(([one, more]) => one * ONE + more);
  const anySize = fc.oneof(nearWholes, fc.bigInt(0n, 2n ** 54n), amount);
  fc.assert(
    fc.property(anySize, (value) => (value === 0n ? text(value) === '0' : text(value) === whole(value))),
    {
      numRuns: 10_000,
    },
  );
});

test('format cuts and never adds', () => {
  fc.assert(
    fc.property(amount, fc.integer({ min: 0, max: 8 }), (value, decimals) => {
      const shown = units(format(value, decimals));
      expect(shown <= value && value - shown < 10n ** BigInt(8 - decimals)).toBe(true);
    }),
  );
  expect(format(-units('0.004'), 2)).toBe('0.00');
  expect(format(-units('1.239'), 2)).toBe('-1.23');
});

test('rounding up and down differ by one unit exactly when something is left over', () => {
  fc.assert(
    fc.property(amount, amount, (a, b) => {
      const down = multiply(a, b, 'down');
      const up = multiply(a, b, 'up');
      expect(up - down).toBe((a * b) % ONE === 0n ? 0n : 1n);
      if (b > 0n) expect(divide(a, b, 'up') - divide(a, b, 'down')).toBe((a * ONE) % b === 0n ? 0n : 1n);
    }),
  );
});

test('steps', () => {
  expect(decimalsOf(units('0.05'))).toBe(2);
  expect(decimalsOf(units('10'))).toBe(0);
  expect(floorTo(units('1.237'), units('0.05'))).toBe(units('1.2'));
});
