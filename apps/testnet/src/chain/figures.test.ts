import { expect, test } from 'vitest';
import { brief, exactFigure, figure, readAtoms, short, typedFigure } from './figures.ts';

test('a balance has always the same decimals, at most eight, and is never rounded up', () => {
  expect(figure(1_000_000_000n, 6, 'en-US')).toBe('1,000.000000');
  expect(figure(0n, 6, 'en-US')).toBe('0.000000');
  expect(figure(1n, 18, 'en-US')).toBe('0.00000000');
  expect(figure(999_999_999_999_999_999n, 18, 'en-US')).toBe('0.99999999');
  expect(figure(42n, 0, 'zh-CN')).toBe('42');
  expect(figure(10n ** 30n, 18, 'zh-CN')).toBe('1,000,000,000,000.00000000');
});

test('an exact amount shows every digit, of any size', () => {
  expect(exactFigure(12_500_000n, 6, 'en-US')).toBe('12.50');
  expect(exactFigure(1n, 18, 'en-US')).toBe('0.000000000000000001');
  expect(exactFigure(2n ** 256n - 1n, 0, 'en-US').replaceAll(',', '')).toBe(String(2n ** 256n - 1n));
  expect(exactFigure(123_456_789_012_345_678_901_234_567n, 18, 'en-US')).toBe('123,456,789.012345678901234567');
});

test('what is typed is read to the last atom, or not at all', () => {
  expect(readAtoms('12.5', 6)).toBe(12_500_000n);
  expect(readAtoms(' 7 ', 18)).toBe(7n * 10n ** 18n);
  expect(readAtoms('7.', 6)).toBe(7_000_000n);
  expect(readAtoms('0.000001', 6)).toBe(1n);
  for (const text of ['', '0.0000001', '-1', '1e6', '1,000', '.5', '0x10', '1 000', 'NaN', '１']) {
    expect(readAtoms(text, 6), text).toBeUndefined();
  }
});

test('all that there is, as somebody would type it, is read as all that there is', () => {
  for (const atoms of [0n, 1n, 10n, 999_999n, 1_000_000n, 123_456_789_012n]) {
    for (const decimals of [0, 6, 8, 18]) {
      expect(readAtoms(typedFigure(atoms, decimals), decimals), `${atoms} ${decimals}`).toBe(atoms);
    }
  }
  expect(typedFigure(12_500_000n, 6)).toBe('12.5');
});

test('a shortened hash shows both of its ends', () => {
  expect(short(`0x${'ab'.repeat(32)}`)).toBe('0xababab…ababab');
  expect(brief('0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed')).toBe('0x5aAe…eAed');
});
