import { expect, test } from 'vitest';
import { words as english } from '../shell/words/en_US.ts';
import { words as chinese } from '../shell/words/zh_CN.ts';
import { momentOf, presentFor, spanOf } from './times.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

test('a length of time has its two largest units, rounded down', () => {
  expect(spanOf(59_999, english)).toBe('under 1 min');
  expect(spanOf(MINUTE, english)).toBe('1 min');
  expect(spanOf(HOUR - 1, english)).toBe('59 min');
  expect(spanOf(HOUR, english)).toBe('1 h');
  expect(spanOf(HOUR + 52 * MINUTE + 59_000, english)).toBe('1 h 52 min');
  expect(spanOf(14 * 24 * HOUR + 11 * HOUR, english)).toBe('14 d 11 h');
  expect(spanOf(24 * HOUR, chinese)).toBe('1 天');
});

test('a moment says as much of its date as is needed', () => {
  const now = Date.UTC(2026, 10, 21, 14, 30, 0);
  expect(momentOf(Date.UTC(2026, 10, 21, 0, 2, 7), now, 'en-US')).toBe('00:02:07');
  expect(momentOf(Date.UTC(2026, 10, 20, 23, 59, 59), now, 'en-US')).toBe('Nov 20 23:59');
  expect(momentOf(Date.UTC(2025, 10, 21, 14, 2, 7), now, 'en-US')).toBe('Nov 21, 2025 14:02');
  expect(momentOf(Date.UTC(2026, 1, 3, 9, 0, 0), now, 'zh-CN')).toBe('2月3日 09:00');
});

test('a moment to come has its date; one since the last tick of the clock is of today', () => {
  const tick = Date.UTC(2026, 10, 21, 23, 59, 55);
  const said = (at: number) => momentOf(at, presentFor(at, tick), 'en-US');
  expect(said(tick + 7 * 24 * HOUR)).toBe('Nov 28 23:59');
  expect(said(tick + 7_000)).toBe('00:00:02');
  expect(said(tick - 24 * HOUR)).toBe('Nov 20 23:59');
});
