import { expect, test } from 'vitest';
import { leverageAt, leverageMarks, leverageShare } from './leverage.ts';

test('names end with the greatest leverage, and none touches it', () => {
  expect(leverageMarks(75)).toEqual([1, 5, 10, 20, 50, 75]);
  expect(leverageMarks(100)).toEqual([1, 5, 10, 20, 50, 75, 100]);
  expect(leverageMarks(12)).toEqual([1, 5, 12]);
  expect(leverageMarks(2)).toEqual([1, 2]);
});

test('each whole leverage has its place, and is found there again', () => {
  for (const max of [2, 20, 75, 100, 125]) {
    const marks = leverageMarks(max);
    for (let leverage = 1; leverage <= max; leverage++) {
      expect(leverageAt(leverageShare(leverage, marks), marks)).toBe(leverage);
    }
  }
});

test('a place beyond the ends is the end', () => {
  const marks = leverageMarks(50);
  expect([leverageAt(-1, marks), leverageAt(2, marks)]).toEqual([1, 50]);
  expect([leverageShare(1, marks), leverageShare(50, marks), leverageShare(60, marks)]).toEqual([0, 1, 1]);
});
