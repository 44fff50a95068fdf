import type { Ad, PaymentMethod } from '@quay/contract/c2c';
import { units } from '@quay/money';
import { describe, expect, test } from 'vitest';
import {
  type AdDraft,
  draftOfAd,
  fieldOnForm,
  newAd,
  newAdOf,
  priceNow,
  refusalsOf,
  requestOf,
  stepOf,
  stepped,
  useNewAd,
  withOne,
  withSubject,
  worthNow,
} from './ad.form.ts';

const reference = units('7.2');
const own = [{ methodId: 3, kind: 'alipay' }] as PaymentMethod[];
const around = { reference, orderMin: units('100'), available: '1000', own, used: '0' };
const draft: AdDraft = {
  ...newAd('CNY'),
  price: '7.25',
  quantity: '500',
  min: '100',
  max: '3600',
  methodIds: [3],
};
const reasons = (of: Partial<AdDraft>, circumstances: Partial<typeof around> = {}) =>
  refusalsOf({ ...draft, ...of }, { ...around, ...circumstances }).map(({ field, reason }) => `${field} ${reason}`);

test('what can be posted is not refused', () => {
  expect(reasons({})).toEqual([]);
  expect(reasons({ priceKind: 'floating', percent: '101.55' })).toEqual([]);
  expect(reasons({ side: 'buy', kinds: ['alipay'], methodIds: [] }, { available: '0' })).toEqual([]);
});

test.each([
  [{ price: '' }, 'price c2c/amount-malformed'],
  [{ price: '7.2501' }, 'price c2c/amount-malformed'],
  [{ price: '5.75', max: '2800' }, 'price c2c/price-out-of-band'],
  [{ price: '8.65' }, 'price c2c/price-out-of-band'],
  [{ priceKind: 'floating', percent: '120.01', max: '3000' }, 'percent c2c/price-out-of-band'],
  [{ priceKind: 'floating', percent: '100.001', max: '3000' }, 'percent c2c/amount-malformed'],
  [{ quantity: '500.001' }, 'quantity c2c/amount-malformed'],
  [{ quantity: '1000.01' }, 'quantity c2c/balance-too-small'],
  [{ min: '99' }, 'min c2c/limits-wrong'],
  [{ min: '3600' }, 'min c2c/limits-wrong'],
  [{ max: '3626' }, 'max c2c/limits-wrong'],
  [{ max: '' }, 'max c2c/amount-malformed'],
  [{ methodIds: [] }, 'methodIds c2c/payments-wrong'],
  [{ methodIds: [9] }, 'methodIds c2c/payments-wrong'],
  [{ side: 'buy' }, 'kinds c2c/payments-wrong'],
  [{ terms: 'x'.repeat(1001) }, 'terms c2c/text-too-long'],
  [{ autoReply: 'x'.repeat(501) }, 'autoReply c2c/text-too-long'],
] as const)('%j is refused: %s', (change, reason) => {
  expect(reasons(change)).toEqual([reason]);
});

test('an ad that goes to the market later needs no coins yet', () => {
  expect(reasons({ quantity: '1000.01', onShelf: false })).toEqual([]);
});

test('without a reference price nothing can be said of a price', () => {
  expect(refusalsOf(draft, { ...around, reference: undefined })[0]?.reason).toBe('c2c/no-reference');
});

test('of a changed ad, what is traded stays, and its own escrow counts', () => {
  expect(reasons({ quantity: '200' }, { used: '300' })).toContain('quantity c2c/quantity-below-traded');
  expect(reasons({ quantity: '1200', max: '100', min: '100' }, { used: '200', available: '1000' })).not.toContain(
    'quantity c2c/balance-too-small',
  );
});

describe('what it comes to', () => {
  test('a fixed price is what is typed, a floating one follows', () => {
    expect(priceNow(draft, undefined)).toBe(units('7.25'));
    expect(priceNow({ ...draft, priceKind: 'floating', percent: '102' }, reference)).toBe(units('7.344'));
    expect(priceNow({ ...draft, priceKind: 'floating', percent: '102' }, undefined)).toBeUndefined();
    expect(worthNow(draft, reference)).toBe('3625');
  });

  test('one step', () => {
    expect(stepped(draft, 1, reference)).toEqual({ price: '7.251' });
    expect(stepped({ ...draft, price: '' }, 1, reference)).toEqual({ price: '7.200' });
    expect(stepped({ ...draft, price: '' }, 1, undefined)).toEqual({});
    expect(stepped({ ...draft, priceKind: 'floating', percent: '100' }, -1, reference)).toEqual({ percent: '99.90' });
  });
});

test('another coin or fiat takes away what was typed for the one before', () => {
  expect(withSubject(draft, { fiat: 'EUR' })).toMatchObject({ price: '', max: '', methodIds: [], quantity: '500' });
  expect(withSubject(draft, { symbol: 'BTC' })).toMatchObject({ price: '', quantity: '', methodIds: [3] });
  expect(withSubject(draft, { side: 'buy' })).toMatchObject({ price: '7.25', quantity: '500' });
});

test('never more ways to pay than an ad may have', () => {
  expect(withOne([1, 2], 3)).toEqual([1, 2, 3]);
  expect(withOne([1, 2, 3], 4)).toEqual([1, 2, 3]);
  expect(withOne([1, 2, 3], 2)).toEqual([1, 3]);
});

test('the least of one order is what its currency asks for, and is said with it', () => {
  const inWon = { ...draft, fiat: 'KRW', price: '1465', min: '9999', max: '700000' } as const;
  const won = { ...around, reference: units('1465'), orderMin: units('10000') };
  expect(refusalsOf(inWon, won)).toEqual([
    { field: 'min', reason: 'c2c/limits-wrong', params: { min: '10000', max: '732500', fiat: 'KRW' } },
  ]);
  expect(refusalsOf({ ...inWon, min: '10000' }, won)).toEqual([]);
});

test('an ad is read back as it was written', () => {
  const ad = {
    adId: 7,
    side: 'sell',
    symbol: 'USDT',
    fiat: 'CNY',
    priceKind: 'floating',
    price: '7.344',
    index: '1.02',
    quantity: '500',
    min: '100',
    max: '3600',
    kinds: ['alipay'],
    methodIds: [3],
    minutes: 30,
    terms: 'Only from your own account',
    autoReply: '',
    demands: { verified: true, days: 30, holdings: '0' },
    state: 'off',
  } as unknown as Ad;
  const read = draftOfAd(ad);
  expect(read).toMatchObject({ adId: 7, percent: '102', price: '', kinds: [], onShelf: false, demandDays: true });
  expect(requestOf(read)).toEqual({
    priceKind: 'floating',
    index: '1.02',
    quantity: '500',
    min: '100',
    max: '3600',
    kinds: [],
    methodIds: [3],
    minutes: 30,
    terms: 'Only from your own account',
    autoReply: '',
    demandVerified: true,
    demandDays: true,
    demandHoldings: false,
  });
});

test('refusals stand at their field, and fields on their step', () => {
  expect(fieldOnForm('index')).toBe('percent');
  expect(fieldOnForm('max')).toBe('max');
  expect(fieldOnForm('fiat')).toBeUndefined();
  expect([stepOf('percent'), stepOf('kinds'), stepOf('autoReply')]).toEqual([1, 2, 3]);
});

test('a new ad has one number as long as it says the same, and another once it was posted', () => {
  const { requestId } = newAdOf(draft);
  expect(requestId).toMatch(/^[0-9a-z_-]{1,36}$/i);
  expect(newAdOf({ ...draft, price: '7.250' }).requestId).toBe(requestId);
  const other = newAdOf({ ...draft, price: '7.26' }).requestId;
  expect(other).not.toBe(requestId);
  useNewAd.clear();
  expect(newAdOf({ ...draft, price: '7.26' }).requestId).not.toBe(other);
});
