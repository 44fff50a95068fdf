import { expect, test } from 'vitest';
import { distanceShare, distanceTone } from './distance.ts';

test('a tick is half a percent, and 30 % or more fills the rule', () => {
  expect([0, 0.5, 15, 30, 99].map(distanceShare)).toEqual([0, 1 / 60, 0.5, 1, 1]);
  expect(distanceShare(-2)).toBe(0);
});

test('a short distance warns below 8 %, and is danger below 3 %', () => {
  expect([8, 7.99, 3, 2.99, 0].map(distanceTone)).toEqual(['accent', 'warn', 'warn', 'danger', 'danger']);
});
