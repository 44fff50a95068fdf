import type { ProfitDay } from '@quay/contract/wallet';
import { expect, test } from 'vitest';
import {
  addedUp,
  cellOf,
  DAY_MS,
  daysSince,
  drawn,
  extremesOf,
  monthOf,
  reachesBefore,
  sinceFirstCoin,
  sumOf,
  weeksOf,
} from './profit.ts';

const first = Date.UTC(2026, 10, 1);
const days = (...profits: string[]): ProfitDay[] =>
  profits.map((profit, index) => ({ day: first + index * DAY_MS, value: '100', moved: '0', profit }));

test('days before the first coin are left out, days without a change after it are not', () => {
  const nothing = { value: '0', moved: '0', profit: '0' };
  const before = [{ day: first - DAY_MS, ...nothing }];
  expect(sinceFirstCoin([...before, ...days('0', '1')])).toEqual(days('0', '1'));
  expect(sinceFirstCoin(before)).toEqual([]);
  const spent = { day: first, value: '0', moved: '-5', profit: '0' };
  expect(sinceFirstCoin([...before, spent])).toEqual([spent]);
});

test('profits are added exactly, and the extremes are real gains and losses', () => {
  const some = days('0.1', '0.2', '-0.30000001', '0');
  expect(sumOf(some)).toBe('-0.00000001');
  expect(addedUp(some)).toEqual([0, 0.1, 0.3, -1e-8, -1e-8]);
  expect(extremesOf(some)).toEqual({ best: some[1], worst: some[2] });
  expect(extremesOf(days('0', '0'))).toEqual({ best: undefined, worst: undefined });
  expect(extremesOf(days('1', '2')).worst).toBeUndefined();
});

test('a drawn line shows where nothing was gained, and ends where the days end', () => {
  const gained = drawn([0, 5, 10], 100, 60, 5);
  expect(gained.zero).toBe(55);
  expect(gained.end).toEqual({ x: 100, y: 5 });
  expect(gained.line).toBe('M0.0 55.0L50.0 30.0L100.0 5.0');
  expect(gained.area).toBe('M0.0 55.0L50.0 30.0L100.0 5.0L100.0 55.0L0.0 55.0Z');
  const lost = drawn([0, -4], 100, 60, 5);
  expect([lost.zero, lost.end.y]).toEqual([5, 55]);
  expect(drawn([0, 0], 100, 60, 5).zero).toBe(30);
});

test('a month is laid out from Monday to Sunday', () => {
  // 1 November 2026 is a Sunday.
  const weeks = weeksOf(first);
  expect(weeks.map((week) => week.map((day) => (day === null ? 0 : new Date(day).getUTCDate())))).toEqual([
    [0, 0, 0, 0, 0, 0, 1],
    [2, 3, 4, 5, 6, 7, 8],
    [9, 10, 11, 12, 13, 14, 15],
    [16, 17, 18, 19, 20, 21, 22],
    [23, 24, 25, 26, 27, 28, 29],
    [30, 0, 0, 0, 0, 0, 0],
  ]);
  expect(weeksOf(Date.UTC(2027, 1, 1))).toHaveLength(4);
});

test('as many days are asked for as a month needs, and none that are not told', () => {
  const now = Date.UTC(2026, 10, 21, 13);
  expect(daysSince(first, now)).toBe(21);
  expect(daysSince(monthOf(now, -1), now)).toBe(52);
  expect(daysSince(monthOf(now, -40), now)).toBe(366);
  expect(monthOf(now, -11)).toBe(Date.UTC(2025, 11, 1));
  expect(reachesBefore(monthOf(now, -11), now)).toBe(true);
  expect(reachesBefore(monthOf(now, -12), now)).toBe(false);
});

test.each([
  ['-0.42', '1', '-0.42', 'all'],
  ['9.99', '1', '9.99', 'all'],
  ['10', '1', '10', 'wholes'],
  ['-1.5', '7.2', '-10.8', 'wholes'],
  ['99999.99', '1', '99999.99', 'wholes'],
  ['1000', '150', '150000', 'first'],
])('a profit of %s USDT at %s is %s, and a cell has room for %s of it', (profit, rate, value, room) => {
  expect(cellOf(profit, rate)).toEqual({ value, room });
});
