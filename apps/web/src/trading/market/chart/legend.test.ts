import { expect, test, vi } from 'vitest';

vi.mock('klinecharts', () => ({ utils: {} }));
const { below, setRows } = await import('./legend.ts');

test('a group begins a row, and what does not fit goes on in the next', () => {
  expect(setRows([[50, 50, 50], [30]], 10, 120)).toEqual([110, 60, 40]);
  expect(setRows([[200]], 10, 120)).toEqual([210]);
  expect(setRows([[], [40]], 10, 120)).toEqual([50]);
});

test('the candles begin below the last row', () => {
  expect(below({ top: 4, rowHeight: 16, ends: [300, 280, 90] })).toBe(52);
});
