import { units } from '@quay/money';
import { expect, test } from 'vitest';
import { coinsFor, distanceOf, goodShare, livePrice, minutesOf, rangeOf } from './figures.ts';

test('a floating price follows the reference, a fixed one stands', () => {
  const floating = { price: '7.3', index: '1.02', symbol: 'USDT' };
  expect(livePrice(floating, units('7.2345'))).toBe('7.379');
  expect(livePrice(floating, undefined)).toBe('7.3');
  expect(livePrice({ ...floating, index: null }, units('7.2345'))).toBe('7.3');
});

test('what is left of an ad may make the most of one order less', () => {
  const ad = { left: '100', min: '100', max: '5000', fiat: 'CNY' } as const;
  expect(rangeOf(ad, '7.234')).toEqual({ min: '100', max: '723.4' });
  expect(rangeOf({ ...ad, left: '10000' }, '7.234')).toEqual({ min: '100', max: '5000' });
  // A currency without a smaller coin: rounded down to whole ones.
  expect(rangeOf({ ...ad, left: '1.37', fiat: 'JPY' }, '151.27')).toEqual({ min: '100', max: '207' });
});

test.each([
  [units('500'), '0.924', 'USDT', '541.12'],
  [units('500'), '452000.5', 'BTC', '0.00110619'],
  [undefined, '0.924', 'USDT', undefined],
  [0n, '0.924', 'USDT', undefined],
  [units('500'), '0', 'USDT', undefined],
] as const)('%s of fiat at %s is, of %s, %s', (money, price, symbol, quantity) => {
  expect(coinsFor(money, price, symbol)).toBe(quantity);
});

test('the distance to the reference has a sign', () => {
  expect(distanceOf(units('7.344'), units('7.2'))).toBe('0.02000000');
  expect(distanceOf(units('7.056'), units('7.2'))).toBe('-0.02000000');
  expect(distanceOf(undefined, units('7.2'))).toBeUndefined();
  expect(distanceOf(units('7.2'), undefined)).toBeUndefined();
});

test('times are whole minutes, and never none', () => {
  expect([20, 89, 90, 241].map(minutesOf)).toEqual([1, 1, 2, 4]);
});

test('the share of good reviews', () => {
  expect(goodShare({ good: 3, bad: 1 })).toBe('0.75000000');
  expect(goodShare({ good: 0, bad: 0 })).toBeUndefined();
});
