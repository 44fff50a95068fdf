import { expect, test } from 'vitest';
import { createShifts } from './shifts.ts';

test('a coin moves evenly by a share of its price, stays there, and goes on from there', () => {
  const shifts = createShifts();
  expect(shifts.factor('BTC', 0)).toBe(1);
  shifts.move('BTC', -0.2, 1000, 0);
  expect(shifts.factor('BTC', 0)).toBe(1);
  expect(shifts.factor('BTC', 500)).toBeCloseTo(Math.sqrt(0.8), 9);
  expect(shifts.factor('BTC', 1000)).toBeCloseTo(0.8, 9);
  expect(shifts.factor('BTC', 9000)).toBeCloseTo(0.8, 9);
  expect(shifts.factor('ETH', 9000)).toBe(1);
  shifts.move('BTC', 0.25, 1000, 9000);
  expect(shifts.factor('BTC', 10_000)).toBeCloseTo(1, 9);
});
