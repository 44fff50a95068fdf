import type { CreditProductOnWire } from '@quay/contract/credit';
import { units } from '@quay/money';
import { expect, test } from 'vitest';
import { amountAt, amountProblem, costOf, emptyDraft, figureProblem, shareOfRange, termOf } from './apply.form.ts';

const product: CreditProductOnWire = {
  ...{ coinSymbol: 'USDT', cycle: 30, dailyRate: '0.0005', yearlyRate: '0.1825', lateRate: '0.0015' },
  ...{ lateMultiple: '3', minAmount: '500', maxAmount: '20000', repaymentMode: 'at-maturity', lender: 'Quay' },
};
const said = (amount: string) => amountProblem({ ...emptyDraft, amount }, product)?.reason ?? null;

test('an amount is refused as the server would refuse it, and not while it may still become one', () => {
  expect(['', '3000', '3,', '500', '20000'].map(said)).toEqual([null, null, null, null, null]);
  expect(said('3e3')).toBe('credit/amount-malformed');
  expect(said('499.99')).toBe('credit/amount-below-min');
  expect(said('20000.00000001')).toBe('credit/amount-above-max');
});

test('a sum of the month is a number, and the income is not nothing', () => {
  expect(figureProblem('0', false)).toBeNull();
  expect(figureProblem('0', true)?.reason).toBe('credit/figure-malformed');
  expect(figureProblem('much', false)?.reason).toBe('credit/figure-malformed');
});

test('3,000 for 30 days are 1.50 a day, 45 in all, and 180 where it is 30 days late', () => {
  expect(costOf(product, units('3000'))).toEqual({ back: '3045', aDay: '1.5', late: { day: 60, back: '3180' } });
});

test('a term goes by, and a day that has begun is left', () => {
  const day = 86_400_000;
  expect(termOf({ paidOutAt: 0, dueAt: 14 * day }, 9 * day)).toEqual({ share: 9 / 14, daysLeft: 5 });
  expect(termOf({ paidOutAt: 0, dueAt: 14 * day }, 9 * day + 1).daysLeft).toBe(5);
  expect(termOf({ paidOutAt: 0, dueAt: 14 * day }, 20 * day)).toEqual({ share: 1, daysLeft: 0 });
  expect(termOf({ paidOutAt: null, dueAt: null }, 5)).toEqual({ share: 0, daysLeft: 0 });
});

test('the slider gives whole coins between the least and the most, and stands where the amount is', () => {
  expect([0, 25, 50, 99, 100].map((share) => amountAt(product, share))).toEqual([
    ...['500', '5375', '10250', '19805', '20000'],
  ]);
  expect(amountAt({ minAmount: '0.5', maxAmount: '0.9' }, 50)).toBe('0.5');
  expect(['0', '500', '5375', '20000', '30000'].map((sum) => shareOfRange(product, units(sum)))).toEqual([
    ...[0, 0, 25, 100, 100],
  ]);
  expect(shareOfRange({ minAmount: '5', maxAmount: '5' }, units('7'))).toBe(0);
});
