import { units } from '@quay/money';
import { expect, test } from 'vitest';
import { notional, signedValue, tradeValue } from './contract.ts';
import { delivered } from './delivery.ts';
import {
  covered,
  coverPlan,
  entryPrice,
  exactProfit,
  FLAT,
  filled,
  type Position,
  profitAt,
  releasedMargin,
} from './position.ts';

const buy = (quantity: string, price: string) => ({ buys: true, quantity: units(quantity), price: units(price) });
const sell = (quantity: string, price: string) => ({ ...buy(quantity, price), buys: false });
const opened = (kind: 'linear' | 'inverse', ...fills: ReturnType<typeof buy>[]): Position =>
  fills.reduce((position, fill) => filled(kind, position, fill).position, FLAT);

test('the value of a trade is rounded down, a notional as it is asked for', () => {
  expect(tradeValue('linear', units('0.003'), units('64218.4'))).toBe(units('192.6552'));
  expect(tradeValue('inverse', units('100'), units('30000'))).toBe(333_333n);
  expect(notional('inverse', units('100'), units('30000'), 'up')).toBe(333_334n);
  expect([true, false].map((buys) => signedValue('linear', buys, 5n))).toEqual([5n, -5n]);
  expect([true, false].map((buys) => signedValue('inverse', buys, 5n))).toEqual([-5n, 5n]);
});

test('average entry prices as venues publish them', () => {
  expect(entryPrice('linear', opened('linear', buy('0.5', '5000'), buy('0.3', '6000')))).toBe(units('5375'));
  expect(entryPrice('linear', opened('linear', sell('0.5', '5000'), sell('0.3', '6000')))).toBe(units('5375'));
  const inverse = entryPrice('inverse', opened('inverse', buy('1000', '5000'), buy('2000', '6000')))!;
  expect(inverse - (inverse % units('0.01'))).toBe(units('5625'));
  expect(entryPrice('linear', FLAT)).toBeUndefined();
});

test('profits as venues publish them', () => {
  expect(profitAt('inverse', opened('inverse', buy('1000', '50000')), units('55000'))).toBe(units('0.00181818'));
  expect(profitAt('inverse', opened('inverse', sell('1000', '50000')), units('55000'))).toBe(-units('0.00181819'));
  expect(profitAt('linear', opened('linear', buy('2', '100')), units('90'))).toBe(-units('20'));
});

test('closing a part realises its share of the profit, down, and leaves the rest in the position', () => {
  const three = { quantity: 3n, openValue: 10n };
  const { position, profit, closed } = filled('linear', three, { buys: false, quantity: 1n, price: units('5') });
  // A third of 10 is 3⅓: 4 are released, and the position keeps 6.
  expect({ position, profit, closed }).toEqual({ position: { quantity: 2n, openValue: 6n }, profit: 1n, closed: 1n });
  const short = { quantity: -3n, openValue: -10n };
  const back = filled('linear', short, { buys: true, quantity: 1n, price: units('5') });
  expect(back).toEqual({ position: { quantity: -2n, openValue: -7n }, profit: -2n, closed: 1n });
  const all = filled('linear', three, { buys: false, quantity: 3n, price: units('5') });
  expect(all).toEqual({ position: FLAT, profit: 5n, closed: 3n });
});

test('a fill larger than the position turns it round', () => {
  const long = opened('inverse', buy('100', '30000'));
  const turned = filled('inverse', long, sell('300', '20000'));
  expect(turned.closed).toBe(units('100'));
  expect(turned.profit).toBe(333_333n - 500_000n);
  expect(turned.position).toEqual({ quantity: -units('200'), openValue: 1_000_000n });
});

test('an isolated margin is given back in proportion, down', () => {
  expect(releasedMargin(100n, 1n, 3n)).toBe(33n);
  expect(releasedMargin(100n, 3n, 3n)).toBe(100n);
});

test('the largest profits cover first, of equal ones the first name, and losses never', () => {
  const at = (name: string, openValue: bigint) => ({
    name,
    kind: 'linear' as const,
    position: { quantity: units('1'), openValue },
    mark: 100n,
  });
  const all = [at('c', 90n), at('b', 80n), at('a', 80n), at('d', 130n)];
  expect(coverPlan(all, 45n)).toEqual([
    { name: 'a', profit: 20n },
    { name: 'b', profit: 20n },
    { name: 'c', profit: 5n },
  ]);
  expect(coverPlan(all, 500n).map(({ profit }) => profit)).toEqual([20n, 20n, 10n]);
  expect(coverPlan(all, 0n)).toEqual([]);
  const after = covered(all[1]!.position, 20n);
  expect(exactProfit('linear', after, 100n).numerator).toBe(0n);
});

test('a dated contract is settled at a price: profit down, fee up', () => {
  const long = opened('inverse', buy('10000', '10000'));
  const { profit, fee } = delivered('inverse', long, units('10600'), units('0.0005'));
  expect(profit).toBe(units('1') - units('0.94339623'));
  expect(fee).toBe(units('0.0004717'));
  const short = opened('inverse', sell('10000', '10000'));
  expect(delivered('inverse', short, units('10600'), 0n)).toEqual({ profit: -units('0.05660378'), fee: 0n });
});
