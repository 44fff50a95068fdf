import { expect, test } from 'vitest';
import { hoursAndMinutes } from './moments.ts';

test('what is left never reads less than it is', () => {
  expect(hoursAndMinutes(24 * 3_600)).toEqual({ hours: 24, minutes: 0 });
  expect(hoursAndMinutes(17 * 3_600 + 18 * 60)).toEqual({ hours: 17, minutes: 18 });
  expect(hoursAndMinutes(17 * 3_600 + 18 * 60 - 59)).toEqual({ hours: 17, minutes: 18 });
  expect(hoursAndMinutes(3_599)).toEqual({ hours: 1, minutes: 0 });
  expect(hoursAndMinutes(1)).toEqual({ hours: 0, minutes: 1 });
  expect(hoursAndMinutes(0)).toEqual({ hours: 0, minutes: 0 });
  expect(hoursAndMinutes(-5)).toEqual({ hours: 0, minutes: 0 });
});
