import type { Reputation } from '@quay/contract/c2c';
import { type Ad, adsTable } from '@quay/core';
import { units } from '@quay/money';
import { describe, expect, it, test } from 'vitest';
import { answers, foundOf, inOrder } from './offers.ts';
import { missingOf } from './requirements.ts';
import { Shelf } from './shelf.ts';
import { dayLimitOf, isAcceptor, validateTaker } from './takers.ts';

const plain: Ad = {
  id: 1,
  owner: 1001,
  side: 'sell',
  asset: 'USDT',
  fiat: 'CNY',
  priceKind: 'fixed',
  price: units('7.2'),
  index: 0n,
  total: units('1000'),
  locked: 0n,
  dealt: 0n,
  min: units('100'),
  max: units('5000'),
  kinds: 'alipay,bank-card',
  methods: '3,4',
  minutes: 30,
  terms: '',
  autoReply: '',
  demandVerified: false,
  demandDays: 0,
  demandHoldings: 0n,
  state: 'on',
  createdAt: 0,
  changedAt: 0,
};
const adWith = (more: Partial<Ad>): Ad => ({ ...plain, ...more });

describe('what an ad comes to', () => {
  it('is no more than is left of it, and nothing when not even its smallest order is', () => {
    expect(foundOf(plain, plain.price)).toMatchObject({ left: units('1000'), max: units('5000') });
    const some = adWith({ locked: units('500'), dealt: units('400') });
    expect(foundOf(some, plain.price)).toMatchObject({ left: units('100'), max: units('720') });
    // 13.88 at 7.2 is 99.93.
    expect(foundOf(adWith({ dealt: units('986.12') }), plain.price)).toBeUndefined();
    expect(foundOf(adWith({ dealt: units('986.11') }), plain.price)?.max).toBe(units('100'));
  });

  test.each([
    [{ money: '100' }, true],
    [{ money: '99.99' }, false],
    [{ money: '720' }, true],
    [{ money: '720.01' }, false],
    [{ quantity: '100' }, true],
    [{ quantity: '100.01' }, false],
    [{ quantity: '13.88' }, false],
    [{ quantity: '13.89' }, true],
  ] as const)('%j: %s', (wanted, isTaken) => {
    const found = foundOf(adWith({ dealt: units('900') }), plain.price)!;
    const amounts = Object.fromEntries(Object.entries(wanted).map(([name, value]) => [name, units(value)]));
    expect(answers(found, { side: 'buy', ...amounts })).toBe(isTaken);
  });

  it('is paid in one of the ways that are asked for', () => {
    const found = foundOf(plain, plain.price)!;
    expect(answers(found, { side: 'buy', kinds: ['wechat', 'bank-card'] })).toBe(true);
    expect(answers(found, { side: 'buy', kinds: ['wechat'] })).toBe(false);
    expect(answers(found, { side: 'buy', kinds: [] })).toBe(true);
  });
});

describe('the order of a list', () => {
  const known: Record<number, [string | null, number]> = {
    1: ['0.9500', 10],
    2: ['1.0000', 3],
    3: [null, 0],
    4: ['0.9500', 40],
  };
  const reputationOf = (owner: number): Reputation => ({
    orders30: known[owner]![1],
    completion30: known[owner]![0],
    releaseSeconds: null,
    paySeconds: null,
    orders: 0,
    good: 0,
    bad: 0,
    counterparties: 0,
  });
  const at = (id: number, price: string) => foundOf(adWith({ id, owner: id }), units(price))!;
  const all = () => [at(1, '7.2'), at(2, '7.3'), at(3, '7.1'), at(4, '7.2')];
  const ids = (...args: [side: 'buy' | 'sell', sort: 'price' | 'completion' | 'orders']) =>
    inOrder(all(), ...args, reputationOf).map(({ ad }) => ad.id);

  it('is the best price first: the lowest for who buys, the highest for who sells', () => {
    expect(ids('buy', 'price')).toEqual([3, 4, 1, 2]);
    expect(ids('sell', 'price')).toEqual([2, 4, 1, 3]);
  });

  it('is by completion or by orders, and whoever has none comes last', () => {
    expect(ids('buy', 'completion')).toEqual([2, 4, 1, 3]);
    expect(ids('buy', 'orders')).toEqual([4, 1, 2, 3]);
  });
});

describe('who takes', () => {
  const DAY = 24 * 60 * 60_000;
  const now = 100 * DAY;
  const taker = { user: 7, level: 'basic', memberSince: now - 30 * DAY, holdings: units('30.00000001') } as const;
  const reason = (ad: Partial<Ad>, more: object = {}) =>
    validateTaker(adWith(ad), { ...taker, ...more }, now)?.refusal.reason;

  it('is not the advertiser, and meets what the ad demands', () => {
    expect(reason({})).toBeUndefined();
    expect(reason({ owner: 7 })).toBe('c2c/own-ad');
    expect(reason({ demandVerified: true })).toBe('c2c/demand-verified');
    expect(reason({ demandVerified: true }, { level: 'notary' })).toBeUndefined();
    expect(reason({ demandDays: 30 })).toBeUndefined();
    expect(reason({ demandDays: 30 }, { memberSince: now - 30 * DAY + 1 })).toBe('c2c/demand-age');
    expect(reason({ demandHoldings: units('30') })).toBeUndefined();
    expect(reason({ demandHoldings: units('30') }, { holdings: units('30') })).toBe('c2c/demand-holdings');
  });

  it('trades less in a day while the account is new', () => {
    const limit = (level: 'none' | 'basic' | 'advanced', days: number) =>
      dayLimitOf({ level, memberSince: now - days * DAY }, now);
    expect(limit('basic', 6.99)).toBe(units('2000'));
    expect(limit('basic', 7)).toBe(units('50000'));
    expect(limit('advanced', 7)).toBe(units('100000'));
    expect(limit('none', 7)).toBe(0n);
  });
});

const trader = {
  userId: 1,
  nickname: 'mia',
  level: 'advanced',
  standing: 'open',
  memberSince: 0,
  merchant: 'verified',
  deposit: units('15000'),
  taking: true,
  simulated: false,
  secondFactor: true,
  email: false,
  phone: false,
  browsers: false,
  seenAt: null,
} as const;

it('is an acceptor who is certified, with the deposit whole and the account open', () => {
  const needed = units('15000');
  expect(isAcceptor(trader, needed)).toBe(true);
  expect(isAcceptor({ ...trader, deposit: needed - 1n }, needed)).toBe(false);
  expect(isAcceptor({ ...trader, standing: 'frozen' }, needed)).toBe(false);
  for (const merchant of ['none', 'auditing', 'refund-auditing', 'refunded'] as const) {
    expect(isAcceptor({ ...trader, merchant }, needed)).toBe(false);
  }
});

describe('what somebody lacks to be a merchant', () => {
  const all = { emails: 'sent', textMessages: 'sent' } as const;
  const nothing = { emails: 'none', textMessages: 'none' } as const;
  it.each([
    ['neither factor nor contact', { secondFactor: false }, all, ['second-factor', 'contact']],
    ['no contact', {}, all, ['contact']],
    ['no factor', { secondFactor: false, email: true }, all, ['second-factor']],
    ['an e-mail reaches them', { email: true }, { ...nothing, emails: 'kept' }, []],
    ['an e-mail leaves by nothing', { email: true }, { ...nothing, textMessages: 'sent' }, ['contact']],
    ['a text message reaches them', { phone: true }, { ...nothing, textMessages: 'sent' }, []],
    ['a text message leaves by nothing', { phone: true }, { ...nothing, emails: 'sent' }, ['contact']],
    ['a browser reaches them, whatever is carried', { browsers: true }, nothing, []],
    ['the simulated market plays them', { simulated: true, secondFactor: false }, nothing, []],
  ] as const)('%s', (_what, has, carriers, missing) => {
    expect(missingOf({ ...trader, ...has }, carriers)).toEqual(missing);
  });
});

it('keeps on the shelf what is on it, whatever it was before', () => {
  const shelf = new Shelf();
  const say = (op: 'put' | 'drop', row: Ad) => shelf.apply({ changes: [{ table: adsTable, op, row } as never] });
  const ids = (side: 'buy' | 'sell', fiat = 'CNY') => [...shelf.market(side, 'USDT', fiat).ads.keys()];
  say('put', plain);
  say('put', adWith({ id: 2 }));
  say('put', adWith({ id: 3, owner: 1002, side: 'buy' }));
  expect([ids('sell'), ids('buy'), ids('sell', 'USD'), shelf.owners()]).toEqual([[1, 2], [3], [], [1001, 1002]]);
  say('put', adWith({ price: units('7.3') }));
  expect(shelf.ad(1)?.price).toBe(units('7.3'));
  say('put', adWith({ id: 3, owner: 1002, side: 'buy', state: 'off' }));
  say('put', adWith({ state: 'closed' }));
  say('put', adWith({ state: 'closed' }));
  expect([ids('sell'), ids('buy'), shelf.owners(), shelf.of(1002)]).toEqual([[2], [], [1001], []]);
});
