import { expect, test } from 'vitest';
import { dayIn, daysBefore, isUpsideDown, momentsOf, startOf } from './days.ts';

test('a day before is counted in the calendar, over months and years', () => {
  const now = new Date(2026, 2, 1, 0, 30).getTime();
  expect(daysBefore(0, now)).toBe('2026-03-01');
  expect(daysBefore(1, now)).toBe('2026-02-28');
  expect(daysBefore(60, now)).toBe('2025-12-31');
  expect(startOf('2026-02-28', 1)).toBe(new Date(2026, 2, 1).getTime());
});

test('days on the wire are moments of the device, both days included', () => {
  const from = String(new Date(2026, 10, 1).getTime());
  const to = String(new Date(2026, 10, 22).getTime());
  expect(momentsOf({ from: '2026-11-01', to: '2026-11-21' })).toEqual({ from, to });
  expect(momentsOf({ to: '2026-11-21' })).toEqual({ to });
  expect(momentsOf({})).toEqual({});
});

test.each(['from=2026-02-30', 'from=yesterday', 'from=1969-12-31', 'from=2026-2-3', 'to=2026-02-03'])(
  '%s says no first day',
  (query) => expect(dayIn(new URLSearchParams(query), 'from')).toBeUndefined(),
);

test('a first day after the last is noticed, the same day is not', () => {
  expect(isUpsideDown({ from: '2026-11-22', to: '2026-11-21' })).toBe(true);
  expect(isUpsideDown({ from: '2026-11-21', to: '2026-11-21' })).toBe(false);
  expect(isUpsideDown({ from: '2026-11-22' })).toBe(false);
});
