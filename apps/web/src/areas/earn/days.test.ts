import { expect, test } from 'vitest';
import { cents, splitSum, thirtyDays } from './days.ts';

test('thirty days have a bar each, with or without income', () => {
  const now = Date.UTC(2026, 10, 21, 14, 4);
  const days = thirtyDays([{ day: Date.UTC(2026, 10, 20), income: '7.65' }], now);
  expect(days).toHaveLength(30);
  expect(days.at(-1)).toEqual({ at: Date.UTC(2026, 10, 21), value: 0 });
  expect(days.at(-2)).toEqual({ at: Date.UTC(2026, 10, 20), value: 7.65 });
});

test('sums are cut and never rounded up', () => {
  expect(cents('7.659999')).toBe('7.65');
  expect(splitSum('7,500.00')).toEqual(['7,500', '.00']);
});
