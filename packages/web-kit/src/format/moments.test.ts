import { expect, test } from 'vitest';
import { momentText, presentFor } from './moments.ts';

const DAY = 24 * 3_600_000;

test('a moment says as much of its date as is needed', () => {
  const now = Date.UTC(2026, 10, 21, 14, 30, 0);
  expect(momentText(Date.UTC(2026, 10, 21, 0, 2, 7), now, 'en-US')).toBe('00:02:07');
  expect(momentText(Date.UTC(2026, 10, 20, 23, 59, 59), now, 'en-US')).toBe('Nov 20 23:59');
  expect(momentText(Date.UTC(2025, 10, 21, 14, 2, 7), now, 'en-US')).toBe('Nov 21, 2025 14:02');
  expect(momentText(Date.UTC(2026, 1, 3, 9, 0, 0), now, 'zh-CN')).toBe('2月3日 09:00');
});

test('a moment to come has its date; one since the last tick of the clock is of today', () => {
  const tick = Date.UTC(2026, 10, 21, 23, 59, 55);
  const shown = (at: number) => momentText(at, presentFor(at, tick), 'en-US');
  expect(shown(tick + 7 * DAY)).toBe('Nov 28 23:59');
  expect(shown(tick + 7_000)).toBe('00:00:02');
  expect(shown(tick - DAY)).toBe('Nov 20 23:59');
});
