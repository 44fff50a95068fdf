import { units } from '@quay/money';
import { describe, expect, test } from 'vitest';
import { fits, floatingPrice, moneyOf, orderMinOf, priceBand, quantityOf, worthOf } from './amounts.ts';

const U = units;

describe('what fiat and coins come to', () => {
  test.each([
    ['100', '7.234', 'CNY', '723.4'],
    ['13.83', '7.23', 'CNY', '100'],
    ['0.01', '7.234', 'CNY', '0.08'],
    ['1.37', '151.27', 'JPY', '208'],
  ] as const)('%s coins at %s cost %s %s, never less than they are worth', (quantity, price, fiat, money) => {
    expect(moneyOf(U(quantity), U(price), fiat)).toBe(U(money));
    expect(worthOf(U(quantity), U(price), fiat)).toBeLessThanOrEqual(U(money));
  });

  test.each([
    ['100', '7.23', 'USDT', '13.83'],
    ['500', '452000.5', 'BTC', '0.00110619'],
    ['0.05', '7.23', 'USDT', '0'],
  ] as const)('%s of fiat at %s buys, of %s, %s', (money, price, symbol, quantity) => {
    expect(quantityOf(U(money), U(price), symbol)).toBe(U(quantity));
  });

  test.each([
    ['USD', '1', '100'],
    ['CNY', '7.12', '100'],
    ['TWD', '31.4', '200'],
    ['HKD', '7.78', '100'],
    ['EUR', '0.863', '100'],
    ['CAD', '1.4', '100'],
    ['MYR', '4.14', '100'],
    ['THB', '32.4', '200'],
    ['AUD', '1.53', '100'],
    ['KRW', '1465', '10000'],
    ['SGD', '1.3', '100'],
    ['JPY', '156.5', '1000'],
    ['GBP', '0.761', '100'],
  ] as const)(
    'one order in %s, at %s for a dollar, is of %s at least: worth 5 USDT or more',
    (_fiat, dollar, least) => {
      expect(orderMinOf(U(dollar))).toBe(U(least));
      expect(orderMinOf(U(dollar))).toBeGreaterThanOrEqual(5n * U(dollar));
    },
  );

  test.each([
    ['7.2345', '1.02', 'USDT', '7.379'],
    ['7.2345', '1', 'USDT', '7.235'],
    ['7.2344', '1', 'USDT', '7.234'],
    ['452000.123', '0.985', 'BTC', '445220.12'],
  ] as const)('a reference of %s with index %s is, for %s, %s', (reference, index, symbol, price) => {
    expect(floatingPrice(U(reference), U(index), symbol)).toBe(U(price));
  });

  test('a price may be so far from the reference and no farther', () => {
    expect(priceBand(U('7.2'), 20)).toEqual({ min: U('5.76'), max: U('8.64') });
  });

  test('decimals', () => {
    expect(fits(U('12.34'), 2)).toBe(true);
    expect(fits(U('12.341'), 2)).toBe(false);
    expect(fits(U('12'), 0)).toBe(true);
  });
});
