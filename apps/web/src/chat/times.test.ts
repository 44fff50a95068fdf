import { expect, test } from 'vitest';
import { clockOf, dayWords } from './times.ts';

const words = { today: 'Today', yesterday: 'Yesterday' };
const at = (day: number, hour: number, month = 10, year = 2026) => new Date(year, month, day, hour, 5).getTime();

test('a day is named as people name it', () => {
  const now = at(21, 9);
  expect(dayWords(at(21, 0), now, 'en_US', words)).toBe('Today');
  expect(dayWords(at(20, 23), now, 'en_US', words)).toBe('Yesterday');
  expect(dayWords(at(19, 23), now, 'en_US', words)).toBe('Thursday, November 19');
  expect(dayWords(at(19, 23), now, 'zh_CN', words)).toBe('11月19日星期四');
  expect(dayWords(at(31, 12, 11, 2025), at(2, 12, 0), 'en_US', words)).toBe('Wednesday, December 31, 2025');
});

test('clocks have 24 hours', () => {
  expect(clockOf(at(21, 0), 'en_US')).toBe('00:05');
});
