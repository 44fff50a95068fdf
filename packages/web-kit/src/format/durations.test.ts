import { expect, test } from 'vitest';
import { durationText, hoursAndMinutes } from './durations.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

test('a length of time has its two largest units, rounded down', () => {
  const words = {
    underMinute: 'under 1 min',
    minutes: (count: number) => `${count} min`,
    hours: (hours: number, minutes: number) => `${hours} h ${minutes} min`,
    days: (days: number, hours: number) => `${days} d ${hours} h`,
  };
  expect(durationText(59_999, words)).toBe('under 1 min');
  expect(durationText(MINUTE, words)).toBe('1 min');
  expect(durationText(HOUR - 1, words)).toBe('59 min');
  expect(durationText(HOUR, words)).toBe('1 h 0 min');
  expect(durationText(HOUR + 52 * MINUTE + 59_000, words)).toBe('1 h 52 min');
  expect(durationText(14 * 24 * HOUR + 11 * HOUR, words)).toBe('14 d 11 h');
});

test('what is left never reads less than it is', () => {
  expect(hoursAndMinutes(24 * 3_600)).toEqual({ hours: 24, minutes: 0 });
  expect(hoursAndMinutes(17 * 3_600 + 18 * 60)).toEqual({ hours: 17, minutes: 18 });
  expect(hoursAndMinutes(17 * 3_600 + 18 * 60 - 59)).toEqual({ hours: 17, minutes: 18 });
  expect(hoursAndMinutes(3_599)).toEqual({ hours: 1, minutes: 0 });
  expect(hoursAndMinutes(1)).toEqual({ hours: 0, minutes: 1 });
  expect(hoursAndMinutes(0)).toEqual({ hours: 0, minutes: 0 });
  expect(hoursAndMinutes(-5)).toEqual({ hours: 0, minutes: 0 });
});
