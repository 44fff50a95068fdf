import { expect, test } from 'vitest';
import { compensationOf, verdictOf } from './verdict.ts';

test('a ruling moves what is in escrow, or takes from the deposit when nothing is', () => {
  expect(verdictOf('appealed', 'payer')).toBe('release');
  expect(verdictOf('appealed', 'seller')).toBe('return');
  expect(verdictOf('disputed', 'payer')).toBe('compensate');
  expect(verdictOf('disputed', 'seller')).toBe('leave');
});

test('a compensation is an amount up to the most', () => {
  expect(compensationOf(' 69.150 ', '69.15')).toBe('69.15');
  expect(compensationOf('0', '69.15')).toBe('0');
  for (const typed of ['', '69.16', '-1', '1e3', '6,9', 'all']) expect(compensationOf(typed, '69.15')).toBeUndefined();
});
