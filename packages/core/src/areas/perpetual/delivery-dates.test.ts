import { describe, expect, test } from 'vitest';
import { datedSymbol, expiryOf } from './delivery-dates.ts';

const DAYS = { weekMs: 0, windowMs: 30 * 60_000 };
const on = (year: number, month: number, day: number, hour = 8, minute = 0) =>
  Date.UTC(year, month - 1, day, hour, minute);

describe('contracts of the calendar of days', () => {
  test.each([
    ['weekly', on(2026, 1, 1), on(2026, 1, 2)],
    ['weekly', on(2026, 1, 2), on(2026, 1, 9)],
    // Not with its last samples.
    ['weekly', on(2026, 1, 2, 7, 30), on(2026, 1, 9)],
    ['weekly', on(2026, 1, 2, 7, 29), on(2026, 1, 2)],
    // The 27th of March is of the quarterly.
    ['weekly', on(2026, 3, 20), on(2026, 4, 3)],
    ['bi-weekly', on(2026, 3, 13), on(2026, 4, 3)],
    ['bi-weekly', on(2026, 1, 1), on(2026, 1, 9)],
    ['quarterly', on(2026, 1, 1), on(2026, 3, 27)],
    // At least two weeks away.
    ['quarterly', on(2026, 3, 13), on(2026, 3, 27)],
    ['quarterly', on(2026, 3, 13, 8, 1), on(2026, 6, 26)],
    ['quarterly', on(2026, 12, 20), on(2027, 3, 26)],
  ] as const)('%s from %d', (term, at, expected) => {
    expect(expiryOf(term, DAYS, at)).toBe(expected);
  });

  test('a bi-weekly that comes after another ends at the next of its days', () => {
    expect(expiryOf('bi-weekly', DAYS, on(2026, 3, 13), on(2026, 3, 20))).toBe(on(2026, 4, 3));
    expect(expiryOf('bi-weekly', DAYS, on(2026, 1, 2), on(2026, 1, 9))).toBe(on(2026, 1, 16));
  });
});

test('a calendar of another pace has thirteen weeks in a quarter', () => {
  const hours = { weekMs: 3_600_000, windowMs: 60_000 };
  const quarter = 13 * hours.weekMs;
  expect(expiryOf('weekly', hours, quarter * 100 - 1)).toBe(quarter * 100 + hours.weekMs);
  expect(expiryOf('quarterly', hours, quarter * 100)).toBe(quarter * 101);
  expect(expiryOf('quarterly', hours, quarter * 101 - hours.weekMs)).toBe(quarter * 102);
});

test('symbols say month and day, and the year where that was taken', () => {
  const taken = new Set<string>();
  const next = (at: number, weekMs = 0) => {
    const symbol = datedSymbol('BTCUSDT', at, { weekMs }, (one) => taken.has(one));
    taken.add(symbol);
    return symbol;
  };
  expect([next(on(2026, 3, 27)), next(on(2037, 3, 27)), next(on(2037, 3, 27)), next(on(2037, 3, 27))]).toEqual([
    ...['BTCUSDT-0327', 'BTCUSDT-370327', 'BTCUSDT-37032700', 'BTCUSDT-37032701'],
  ]);
  expect([next(on(2026, 3, 27, 9), 3_600_000), next(on(2027, 3, 27, 9), 3_600_000)]).toEqual([
    ...['BTCUSDT-03270900', 'BTCUSDT-270327'],
  ]);
});
