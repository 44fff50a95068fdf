import type { LoanProductRow } from '@quay/contract/loans';
import { units } from '@quay/money';
import { expect, test } from 'vitest';
import { chosen, daysOf, mostOf, pledgesOf, problemOf, typedOf } from './borrow.form.ts';

const product = (more: Partial<LoanProductRow> = {}): LoanProductRow => ({
  ...{ asset: 'USDT', pledge: 'BTC', days: 7, hourlyRate: '0.002', lateMultiple: '3', initialRate: '0.5' },
  ...{ saleFeeRate: '0.01', lot: '0.0001', minAmount: '10', lentLeft: '9000', pledgedLeft: '10', free: '9000' },
  ...{ open: true, hourMs: 3_600_000, assetPrice: '1', pledgePrice: '60000', priceAt: 1, ...more },
});

test('what is chosen is the product of it, and the nearest one where there is none', () => {
  const all = [product(), product({ days: 30 }), product({ pledge: 'ETH' })];
  expect(pledgesOf(all)).toEqual(['BTC', 'ETH']);
  expect(chosen(all, { asset: 'USDT', pledge: 'BTC', days: 30 })?.days).toBe(30);
  expect(chosen(all, { asset: 'USDT', pledge: 'ETH', days: 30 })).toMatchObject({ pledge: 'ETH', days: 7 });
  expect(daysOf(all, all[0]!)).toEqual([7, 30]);
});

test('the most is by the initial rate, and never more than the pool has', () => {
  expect(mostOf(product(), units('0.1'))).toBe(units('3000'));
  expect(mostOf(product(), units('1'))).toBe(units('9000'));
  expect(mostOf(product({ pledgePrice: null }), units('1'))).toBe(undefined);
  expect(typedOf(units('3000'))).toBe('3000');
  expect(typedOf(units('0.16'))).toBe('0.16');
});

test('what keeps an intent from being sent, the first of it', () => {
  const problem = (amount: string, pledged: string, more: Partial<LoanProductRow> = {}) =>
    problemOf(product(more), { amount, pledged }, units('1'));
  expect(problem('100', '0.1', { open: false })).toBe('closed');
  expect(problem('100', '')).toBe('pledged');
  expect(problem('x', '0.1')).toBe('amount');
  expect(problem('9', '0.1')).toBe('least');
  expect(problem('3000.01', '0.1')).toBe('most');
  expect(problem('100', '0.1', { pledgePrice: null })).toBe('index');
  expect(problem('100', '1.1')).toBe('balance');
  expect(problem('3000', '0.1')).toBe(undefined);
});
