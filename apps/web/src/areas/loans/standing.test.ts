import type { LoanProductRow } from '@quay/contract/loans';
import { text, units } from '@quay/money';
import { expect, test } from 'vitest';
import { fallen, pricesOf, standingOf, wanted } from './standing.ts';

const product: LoanProductRow = {
  ...{ asset: 'USDT', pledge: 'BTC', days: 30, hourlyRate: '0.002', lateMultiple: '3', initialRate: '0.5' },
  ...{ saleFeeRate: '0.01', lot: '0.0001', minAmount: '10', lentLeft: '1000', pledgedLeft: '10', free: '1000' },
  ...{ open: true, hourMs: 3_600_000, assetPrice: '1', pledgePrice: '64214.7', priceAt: 1 },
};
const at = Date.UTC(2026, 10, 28);
const held = wanted(product, units('4000'), units('0.16'), at);
const standing = (percent: number) => standingOf(held, fallen(pricesOf(product)!, percent), at);

test('before borrowing: what an hour and a year cost, and how long it is to the warning and to the sale', () => {
  expect(standing(0)).toMatchObject({ owed: units('4008'), hourly: units('8'), yearly: units('17.52') });
  expect(text(standing(0).worth!)).toBe('10274.352');
  expect([standing(0).toWarning, standing(0).toSale]).toEqual([271, 592]);
});

test('a fall of the price brings both nearer, and what is past says now', () => {
  expect([standing(10).toWarning, standing(10).toSale]).toEqual([194, 483]);
  expect([standing(20).toWarning, standing(20).toSale]).toEqual([117, 374]);
  expect([standing(60).toWarning, standing(60).toSale]).toEqual([0, 0]);
});

test('without an index nothing is said that needs one', () => {
  const none = standingOf(held, pricesOf({ ...product, pledgePrice: null }), at);
  expect(none).toMatchObject({ owed: units('4008'), worth: undefined, rate: undefined, toSale: undefined });
});
