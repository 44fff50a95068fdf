import { expect, test } from 'vitest';
import { isIdle, levelOf, surplusOf } from './levels.ts';

const bounds = { low: '20000', high: '500000' };

test('a hot wallet is low below its lower bound, high above its upper one, and within on both', () => {
  expect(levelOf({ ...bounds, hot: '19999.99999999' }).fill).toBe('low');
  expect(levelOf({ ...bounds, hot: '20000' }).fill).toBe('within');
  expect(levelOf({ ...bounds, hot: '500000' }).fill).toBe('within');
  expect(levelOf({ ...bounds, hot: '500000.00000001' }).fill).toBe('high');
  expect(levelOf({ ...bounds, hot: null })).toMatchObject({ fill: 'unknown', hot: 0 });
});

test('the gauge has room above the upper bound and never runs over', () => {
  expect(levelOf({ ...bounds, hot: '250000' })).toEqual({ fill: 'within', hot: 0.4, low: 0.032, high: 0.8 });
  expect(levelOf({ ...bounds, hot: '900000000' }).hot).toBe(1);
  expect(levelOf({ low: '0', high: '0', hot: '0' })).toMatchObject({ fill: 'within', hot: 0, low: 0 });
});

test('a coin is idle when nothing of it is there, has to be there or is on its way there', () => {
  const empty = { hot: '0', low: '0.00', unswept: '0' };
  expect(isIdle(empty)).toBe(true);
  expect(isIdle({ ...empty, hot: '0.00000001' })).toBe(false);
  expect(isIdle({ ...empty, low: '20000' })).toBe(false);
  expect(isIdle({ ...empty, unswept: '1' })).toBe(false);
  expect(isIdle({ ...empty, hot: null })).toBe(false);
});

test('a surplus is to the last unit, and below zero when something is missing', () => {
  expect(surplusOf({ reserves: '9007199254.74099301', liabilities: '9007199254.740993' })).toBe('0.00000001');
  expect(surplusOf({ reserves: '1', liabilities: '1.5' })).toBe('-0.5');
});
