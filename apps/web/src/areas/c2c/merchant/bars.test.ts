import { expect, test } from 'vitest';
import { barsOf } from './bars.ts';

test('the largest day is whole, and the others are to its scale', () => {
  expect(barsOf([5n, 10n, 0n])).toEqual([0.5, 1, 0]);
  expect(barsOf([10n ** 24n, 10n ** 23n])).toEqual([1, 0.1]);
});

test('days without anything stay flat', () => {
  expect(barsOf([0n, 0n])).toEqual([0, 0]);
  expect(barsOf([])).toEqual([]);
});
