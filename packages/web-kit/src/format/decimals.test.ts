import { expect, test } from 'vitest';
import { columnDecimals, exactDecimals } from './decimals.ts';

test.each([
  ['50', 2, 2],
  ['50.1', 2, 2],
  ['50.10', 2, 2],
  ['50.123', 2, 3],
  ['-0.00000001', 2, 8],
  ['0.5', 8, 8],
  // What somebody is still typing.
  ['1.', 2, 2],
  ['', 2, 2],
  [5_000_000n, 0, 2],
  [-5_000_000n, 0, 2],
  [0n, 0, 0],
])('%s with at least %i decimals is shown with %i', (value, least, decimals) => {
  expect(exactDecimals(value, least)).toBe(decimals);
});

test('a column of dollars has two decimals, one of another coin all that there are', () => {
  expect([columnDecimals('USDT'), columnDecimals('BTC')]).toEqual([2, 8]);
});
