import type { C2cMe, Offer, PaymentMethod } from '@quay/contract/c2c';
import { describe, expect, test } from 'vitest';
import {
  amountsOf,
  blockedBy,
  draftFor,
  mayYetBe,
  mostOf,
  numbered,
  refusalOf,
  sumsOf,
  type TakeDraft,
  typedIn,
  wayOf,
  waysOf,
} from './take.form.ts';

const reputation = {
  orders30: 12,
  completion30: '0.9900',
  releaseSeconds: 240,
  paySeconds: null,
  orders: 40,
  good: 3,
  bad: 0,
  counterparties: 20,
};

const offer: Offer = {
  adId: 7,
  side: 'sell',
  symbol: 'USDT',
  fiat: 'CNY',
  priceKind: 'fixed',
  price: '7.234',
  index: null,
  left: '100',
  min: '100',
  max: '5000',
  orderMax: '5000',
  kinds: ['alipay'],
  minutes: 15,
  terms: '',
  demands: { verified: false, days: 0, holdings: '0' },
  advertiser: { userId: 2, name: 'Bob', merchant: true, online: true, reputation },
};
const buyAd: Offer = { ...offer, side: 'buy', kinds: ['alipay', 'wechat'] };

const NOW = Date.UTC(2026, 0, 1);

const me: C2cMe = {
  c2c_user_type: 1,
  taking: false,
  level: 'basic',
  realName: 'Alice Example',
  fundPassword: true,
  reputation,
  cancelsLeft: 3,
  suspended: null,
  salesHeldUntil: null,
  missing: [],
  dayLeft: '2000',
  open: 0,
  waiting: 0,
  unread: 0,
  held: '0',
};

const draft: TakeDraft = { adId: 7, by: 'money', amount: '500', methodId: 3, kind: null, unanswered: null };

describe('what was typed', () => {
  test('stays with its ad', () => {
    expect(draftFor(7, draft, '900')).toBe(draft);
    expect(draftFor(8, draft, '900')).toMatchObject({ adId: 8, amount: '900', methodId: null });
  });

  test('either amount gives the other, and never more coins than are paid for', () => {
    expect(sumsOf('money', '500', '7.234', offer)).toEqual({ money: 50_000_000_000n, quantity: 6_911_000_000n });
    expect(sumsOf('quantity', '69.11', '7.234', offer)).toEqual({ money: 49_995_000_000n, quantity: 6_911_000_000n });
    expect(sumsOf('money', '', '7.234', offer)).toBeUndefined();
    expect(sumsOf('money', '0', '7.234', offer)).toBeUndefined();
  });

  test('goes out under the name of what was typed', () => {
    expect(amountsOf('money', '500')).toEqual({ money: '500' });
    expect(amountsOf('quantity', '69.11')).toEqual({ quantity: '69.11' });
  });
});

describe('the most', () => {
  test.each([
    ['money', offer, undefined, '723.4'],
    ['quantity', offer, undefined, '100'],
    // A seller has 50 USDT: never more money than those come to.
    ['quantity', buyAd, '50.019', '50.01'],
    ['money', buyAd, '50.019', '361.78'],
    ['money', buyAd, '5000', '723.4'],
  ] as const)('by %s is what the ad and the balance allow', (by, of, available, most) => {
    expect(mostOf(by, of, '7.234', available)).toBe(most);
  });

  test.each(['money', 'quantity'] as const)('by %s is not refused', (by) => {
    for (const available of ['50.019', '99.99', '1000']) {
      const most = mostOf(by, buyAd, '7.234', available);
      const refusal = refusalOf(by, most, {
        offer: buyAd,
        price: '7.234',
        available,
        dayLeft: '2000',
        hasMethod: true,
      });
      expect(refusal).toBeNull();
    }
  });
});

describe('what stands against the amounts', () => {
  const round = { offer, price: '7.234', available: undefined, dayLeft: '2000', hasMethod: true };
  test.each([
    ['money', '', round, 'c2c/amount-malformed'],
    ['money', '500.001', round, 'c2c/amount-malformed'],
    ['quantity', '69.111', round, 'c2c/amount-malformed'],
    ['money', '99', round, 'c2c/amount-out-of-range'],
    ['money', '5001', round, 'c2c/amount-out-of-range'],
    ['money', '800', round, 'c2c/ad-short'],
    // It would buy less than a cent of a coin: nothing at all.
    ['money', '0.07', { ...round, offer: { ...offer, min: '0.01' } }, 'c2c/amount-out-of-range'],
    // All that is left costs a little more than its worth, rounded down, allows: by coins it can be taken.
    ['quantity', '99.99', { ...round, offer: { ...offer, left: '99.99', max: '723.32' } }, undefined],
    ['money', '700', { ...round, dayLeft: '50' }, 'c2c/day-limit'],
    ['money', '700', { ...round, offer: buyAd, available: '50' }, 'c2c/balance-too-small'],
    ['money', '700', { ...round, available: '0' }, undefined],
    ['money', '500', { ...round, hasMethod: false }, 'c2c/method-unknown'],
    ['money', '500', round, undefined],
  ] as const)('%s %j: %s', (by, amount, circumstances, reason) => {
    expect(refusalOf(by, amount, circumstances)?.reason).toBe(reason);
  });

  test('the range that is told is the one that can be taken', () => {
    expect(refusalOf('money', '6000', round)?.params).toEqual({ min: '100', max: '723.4', fiat: 'CNY' });
  });
});

test.each([
  ['', false, true],
  ['5.', true, true],
  ['5.', false, false],
  ['5x', true, false],
  ['50', true, true],
  ['50', false, false],
])('%j, being typed %s, may yet become right: %s', (amount, isTyping, expected) => {
  const refusal = refusalOf('money', amount, {
    offer,
    price: '7.234',
    available: undefined,
    dayLeft: undefined,
    hasMethod: true,
  });
  expect(refusal && mayYetBe(refusal, amount, isTyping)).toBe(expected);
});

describe('what stands against the user', () => {
  const demanding = { ...offer, demands: { ...offer.demands, verified: true } };
  test.each([
    ['buy', me, offer, undefined],
    ['sell', { ...me, fundPassword: false }, buyAd, 'identity/fund-password-missing'],
    ['buy', { ...me, fundPassword: false }, offer, undefined],
    ['buy', { ...me, level: 'none' }, offer, 'c2c/level-needed'],
    ['buy', me, demanding, 'c2c/demand-verified'],
    ['buy', { ...me, level: 'advanced' }, demanding, undefined],
    ['buy', { ...me, cancelsLeft: 0 }, offer, 'c2c/cancels-today'],
    ['sell', { ...me, cancelsLeft: 0 }, buyAd, undefined],
    ['buy', me, undefined, undefined],
    ['sell', { ...me, salesHeldUntil: NOW + 1 }, buyAd, 'c2c/sales-held'],
    ['sell', { ...me, salesHeldUntil: NOW }, buyAd, undefined],
    ['buy', { ...me, salesHeldUntil: NOW + 1 }, offer, undefined],
  ] as const)('to %s', (request, who, of, reason) => {
    expect(blockedBy(request, who, of, 1, NOW)?.reason).toBe(reason);
  });

  test('who sells hears for how many hours more that waits', () => {
    const held = { ...me, salesHeldUntil: NOW + 3_600_001 };
    expect(blockedBy('sell', held, undefined, 1, NOW)).toEqual({ reason: 'c2c/sales-held', params: { hours: '2' } });
  });

  test('nobody trades with themselves', () => {
    expect(blockedBy('buy', me, offer, 2, NOW)?.reason).toBe('c2c/own-ad');
  });
});

describe('the method', () => {
  const own = [
    { methodId: 3, kind: 'alipay', account: 'alice@example.com' },
    { methodId: 4, kind: 'bank-card', account: '6222' },
  ] as PaymentMethod[];
  test("a buyer pays to one of the ad's, a seller is paid on an own one that fits", () => {
    const payTo = [{ methodId: 9, kind: 'alipay' as const }];
    expect(waysOf({ offer, payTo }, own)).toEqual([{ methodId: 9, kind: 'alipay', account: null }]);
    expect(waysOf({ offer: buyAd, payTo: [] }, own)).toEqual([
      { methodId: 3, kind: 'alipay', account: 'alice@example.com' },
    ]);
  });

  test('the only one need not be chosen', () => {
    const [one, other] = [
      { methodId: 3, kind: 'alipay', account: null },
      { methodId: 4, kind: 'wechat', account: null },
    ] as const;
    expect(wayOf([one], null)).toBe(one);
    expect(wayOf([one, other], null)).toBeUndefined();
    expect(wayOf([one, other], 4)).toBe(other);
  });
});

test('an order that was never answered is sent again as it was', () => {
  const proposal = { call: 'buy', request: { adId: 7, methodId: 3, price: '7.234', money: '500' } } as const;
  const sent = numbered(proposal, 'one');
  expect(sent).toEqual({ call: 'buy', request: { ...proposal.request, requestId: 'one' } });
  expect(typedIn(sent)).toEqual({ by: 'money', amount: '500' });
  const inCoins = { call: 'buy', request: { adId: 7, methodId: 3, price: '7.234', quantity: '69.11' } } as const;
  expect(typedIn(numbered(inCoins, 'two'))).toEqual({ by: 'quantity', amount: '69.11' });
});
