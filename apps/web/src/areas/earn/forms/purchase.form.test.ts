import { expect, test } from 'vitest';
import { mostOf, purchaseRefusal } from './purchase.form.ts';

const product = { asset: 'USDT', min: '100', max: '10000', left: '5000', open: true };
const balances = [{ book: 'spot' as const, symbol: 'USDT', available: '3000', frozen: '0' }];

test('what the core would refuse is said in its order, and nothing while nothing is certain', () => {
  const why = (typed: string, of: Partial<typeof product> = {}) =>
    purchaseRefusal(typed, { ...product, ...of }, balances)?.reason;
  expect(why('')).toBeUndefined();
  expect(why('1000')).toBeUndefined();
  expect(why('1000', { open: false })).toBe('earn/not-listed');
  expect(why('', { left: '0' })).toBe('earn/sold-out');
  expect(why('1e3')).toBe('wallet/amount-malformed');
  expect(why('99')).toBe('earn/out-of-range');
  expect(why('10001')).toBe('earn/out-of-range');
  expect(why('6000')).toBe('earn/quota');
  expect(why('4000')).toBe('wallet/balance-too-small');
  expect(purchaseRefusal('4000', product, undefined)).toBeNull();
});

test('the most is what is there, within the range and what is left', () => {
  expect(mostOf(product, balances)).toBe('3000');
  expect(mostOf({ ...product, left: '200' }, balances)).toBe('200');
  expect(mostOf({ ...product, max: '150' }, balances)).toBe('150');
});
