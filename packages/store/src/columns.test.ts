import { expect, it } from 'vitest';
import { amountOf, arrayOf, timeOf } from './columns.ts';

it('reads amounts exactly', () => {
  expect(amountOf('64218.40000000')).toBe(6_421_840_000_000n);
  expect(amountOf('-0.00000001')).toBe(-1n);
  expect(amountOf('999999999999999999999999999999.99999999')).toBe(10n ** 38n - 1n);
});

it('reads times with and without milliseconds', () => {
  expect(timeOf('2026-01-31 09:15:00.123+00')).toBe(Date.UTC(2026, 0, 31, 9, 15, 0, 123));
  expect(timeOf('1970-01-01 00:00:00+00')).toBe(0);
});

it('writes what would break an array as what it is', () => {
  const rows = [{ v: 'a "b" \\ {c},d' }, { v: null }, { v: 'NULL' }, { v: '' }];
  expect(arrayOf('text', rows, 'v')).toBe('{"a \\"b\\" \\\\ {c},d",NULL,"NULL",""}');
  expect(arrayOf('amount', [{ v: -5n }, { v: null }], 'v')).toBe('{-5e-8,NULL}');
  expect(arrayOf('bytes', [{ v: new Uint8Array([0, 255]) }], 'v')).toBe('{"\\\\x00ff"}');
});
