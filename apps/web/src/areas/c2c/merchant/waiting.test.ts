import type { C2cOrderRow } from '@quay/contract/c2c';
import { expect, test } from 'vitest';
import { actOf, countdown, countOf, mergedOrders, shownOf, sinceOf } from './waiting.ts';

const MINUTE = 60_000;
const row = (orderId: number, changed: Partial<C2cOrderRow> = {}): C2cOrderRow => ({
  orderId,
  number: String(orderId),
  reference: null,
  side: 'sell',
  party: 'seller',
  taker: false,
  symbol: 'USDT',
  fiat: 'CNY',
  price: '7.2',
  quantity: '100',
  money: '720',
  kind: 'alipay',
  state: 'unpaid',
  status: 1,
  ended: null,
  fault: 'none',
  counterparty: { userId: 7, name: 'alice', merchant: false },
  openedAt: 0,
  payBy: 15 * MINUTE,
  paidAt: null,
  doneAt: null,
  waitsForMe: false,
  unread: 0,
  ...changed,
});
const paid = (orderId: number, minute: number, changed: Partial<C2cOrderRow> = {}) =>
  row(orderId, { state: 'paid', paidAt: minute * MINUTE, waitsForMe: true, ...changed });

test.each<[Partial<C2cOrderRow>, string]>([
  [{ party: 'payer', state: 'unpaid' }, 'pay'],
  [{ party: 'seller', state: 'unpaid' }, 'await-payment'],
  [{ party: 'seller', state: 'paid' }, 'release'],
  [{ party: 'payer', state: 'paid' }, 'await-release'],
  [{ state: 'appealed', waitsForMe: false }, 'appeal'],
  [{ state: 'appealed', waitsForMe: true }, 'answer'],
  [{ state: 'disputed', waitsForMe: false }, 'appeal'],
  [{ party: 'seller', state: 'cancelled', fault: 'claimed' }, 'fault'],
  [{ party: 'payer', state: 'cancelled', fault: 'claimed' }, 'over'],
  [{ state: 'cancelled', fault: 'accepted' }, 'over'],
  [{ state: 'completed' }, 'over'],
])('%j wants: %s', (changed, act) => {
  expect(actOf(row(1, changed))).toBe(act);
});

test('an order waits since it was taken, since it was paid, or since it was cancelled', () => {
  expect(sinceOf(row(1, { openedAt: 5 }))).toBe(5);
  expect(sinceOf(paid(1, 2))).toBe(2 * MINUTE);
  expect(sinceOf(row(1, { state: 'cancelled', paidAt: 3, doneAt: 9 }))).toBe(9);
});

test('who waits longest for me is first, then who wrote, then what is over first', () => {
  const rows = [
    row(1, { payBy: 9 * MINUTE }),
    row(2, { payBy: 3 * MINUTE }),
    row(3, { payBy: 12 * MINUTE, unread: 2 }),
    paid(4, 6),
    paid(5, 2, { payBy: 20 * MINUTE }),
  ];
  expect(shownOf(rows, 'all', '').map(({ orderId }) => orderId)).toEqual([5, 4, 3, 2, 1]);
});

test('filters and counts agree, and a name or a number finds an order', () => {
  const rows = [
    paid(41, 1),
    row(42, { unread: 1 }),
    row(43, { state: 'appealed', counterparty: { userId: 8, name: 'Bob', merchant: true } }),
  ];
  for (const [filter, ids] of [
    ['all', [41, 42, 43]],
    ['mine', [41]],
    ['unread', [42]],
    ['appeals', [43]],
  ] as const) {
    expect(shownOf(rows, filter, '').map(({ orderId }) => orderId)).toEqual(ids);
    expect(countOf(rows, filter)).toBe(ids.length);
  }
  expect(shownOf(rows, 'all', ' bo ').map(({ orderId }) => orderId)).toEqual([43]);
  expect(shownOf(rows, 'all', '42').map(({ orderId }) => orderId)).toEqual([42]);
  expect(shownOf(rows, 'mine', 'bob')).toEqual([]);
});

test('an order of two answers stands once', () => {
  expect(mergedOrders([paid(1, 1), paid(2, 1)], [row(2), row(3)]).map(({ state }) => state)).toEqual([
    'paid',
    'paid',
    'unpaid',
  ]);
});

test.each([
  [0, '00:00'],
  [59, '00:59'],
  [761, '12:41'],
  [3_600, '1:00:00'],
  [7_325, '2:02:05'],
])('%i s are %s', (seconds, shown) => {
  expect(countdown(seconds)).toBe(shown);
});
