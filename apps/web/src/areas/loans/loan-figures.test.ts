import type { LoanProductRow } from '@quay/contract/loans';
import { text, units } from '@quay/money';
import { expect, test } from 'vitest';
import { fallen, loanFiguresOf, pricesOf, wanted } from './loan-figures.ts';

const product: LoanProductRow = {
  ...{ asset: 'USDT', pledge: 'BTC', days: 30, hourlyRate: '0.002', lateMultiple: '3', initialRate: '0.5' },
  ...{ saleFeeRate: '0.01', lot: '0.0001', minAmount: '10', lentLeft: '1000', pledgedLeft: '10', free: '1000' },
  ...{ open: true, hourMs: 3_600_000, assetPrice: '1', pledgePrice: '64214.7', priceAt: 1 },
};
const at = Date.UTC(2026, 10, 28);
const held = wanted(product, units('4000'), units('0.16'), at);
const figuresAt = (percent: number) => loanFiguresOf(held, fallen(pricesOf(product)!, percent), at);

test('before borrowing: what an hour and a year cost, and how long it is to the warning and to the sale', () => {
  expect(figuresAt(0)).toMatchObject({ owed: units('4008'), hourly: units('8'), yearly: units('17.52') });
  expect(text(figuresAt(0).worth!)).toBe('10274.352');
  expect([figuresAt(0).toWarning, figuresAt(0).toSale]).toEqual([271, 592]);
});

test('a fall of the price brings both nearer, and what is past says now', () => {
  expect([figuresAt(10).toWarning, figuresAt(10).toSale]).toEqual([194, 483]);
  expect([figuresAt(20).toWarning, figuresAt(20).toSale]).toEqual([117, 374]);
  expect([figuresAt(60).toWarning, figuresAt(60).toSale]).toEqual([0, 0]);
});

test('without an index nothing is said that needs one', () => {
  const none = loanFiguresOf(held, pricesOf({ ...product, pledgePrice: null }), at);
  expect(none).toMatchObject({ owed: units('4008'), worth: undefined, rate: undefined, toSale: undefined });
});
