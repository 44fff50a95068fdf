import { expect, test } from 'vitest';
import { spotKey } from '../../instrument.ts';
import { alertOf, alertRefusalOf, directionOf, distanceOf, emptyAlert, priceAt } from './alert.form.ts';

const coin = { tickSize: '0.1', priceDecimals: 1 };
const at = (price: string) => ({ ...emptyAlert, price });

test('an alert goes the way in which its price is from the last one', () => {
  expect(directionOf(at('101'), '100')).toBe('rises-above');
  expect(directionOf(at('99,9'), '100')).toBe('falls-below');
  expect(directionOf(at('100'), '100')).toBeUndefined();
  expect(alertOf(at('99,9'), spotKey('BTC'), '100')).toMatchObject({
    kind: 'falls-below',
    symbol: 'BTC',
    price: '99.9',
  });
  expect(alertOf(at('100'), spotKey('BTC'), '100')).toBeUndefined();
  expect(alertOf({ ...emptyAlert, by: 'move' }, spotKey('BTC'), '100')).toMatchObject({ kind: 'moves', percent: '5' });
});

test('refuses what the server would', () => {
  expect(alertRefusalOf(at(''), coin, '100')?.reason).toBe('market/alert-price-wrong');
  expect(alertRefusalOf(at('100.05'), coin, '100')?.reason).toBe('market/alert-price-wrong');
  expect(alertRefusalOf(at('100'), coin, '100')?.reason).toBe('market/alert-at-once');
  expect(alertRefusalOf(at('100.1'), coin, '100')).toBeNull();
  const move = (percent: string) => alertRefusalOf({ ...emptyAlert, by: 'move', percent }, coin, '100')?.reason;
  expect(['0.4', '50.1', '', '1.0000001'].map(move)).toEqual(Array(4).fill('market/alert-move-wrong'));
  expect(['0.5', '50', '2.25'].map(move)).toEqual([undefined, undefined, undefined]);
});

test('steps are whole ticks, and a distance has two decimals of a percent', () => {
  expect(priceAt('64218.4', 1, coin)).toBe('64860.5');
  expect(priceAt('64218.4', -5, coin)).toBe('61007.4');
  expect(distanceOf(at('66000'), '64218.4')).toBe('0.0277');
  expect(distanceOf(at('62900'), '64218.4')).toBe('-0.0205');
});
