import { DEMO_COURSE_MAX, type DemoAccount } from '@quay/contract/demo';
import { expect, test } from 'vitest';
import { courseOf, placedIn } from './course.ts';

const account = (course: DemoAccount['course'], worth: string): DemoAccount => ({
  ...{ coin: 'USDT', funds: '3000', worth, since: 1_000, startOverFrom: null, course, real: null },
});

test('the course begins with what was given and ends with what it is worth now', () => {
  const course = [
    { at: 2_000, worth: '2990' },
    { at: 4_000, worth: '3020.5' },
  ];
  expect(courseOf(account(course, '3010'), 5_000)).toEqual([
    { at: 1_000, worth: 3000 },
    { at: 2_000, worth: 2990 },
    { at: 4_000, worth: 3020.5 },
    { at: 5_000, worth: 3010 },
  ]);
});

test('where older fills are left out it begins with the first that is told', () => {
  const course = Array.from({ length: DEMO_COURSE_MAX }, (_, n) => ({ at: 2_000 + n, worth: '2990' }));
  expect(courseOf(account(course, '2990'), 9_000)[0]).toEqual({ at: 2_000, worth: 2990 });
});

test('a clock that is behind the last fill does not draw backwards', () => {
  expect(courseOf(account([{ at: 2_000, worth: '2990' }], '2990'), 1_500).at(-1)?.at).toBe(2_000);
});

test('points stand by their time, the highest at the top, with what was given in sight', () => {
  const points = [
    { at: 0, worth: 3000 },
    { at: 10, worth: 2900 },
    { at: 40, worth: 2950 },
  ];
  expect(placedIn(points, 3000)).toEqual({
    points: [
      { x: 0, y: 0 },
      { x: 0.25, y: 1 },
      { x: 1, y: 0.5 },
    ],
    level: 0,
  });
  expect(placedIn([{ at: 5, worth: 3000 }], 3000)).toEqual({ points: [{ x: 1, y: 0.5 }], level: 0.5 });
});
