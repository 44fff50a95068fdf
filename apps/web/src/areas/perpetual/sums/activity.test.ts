import type { ClosedPosition } from '@quay/contract/perpetual';
import { text, units } from '@quay/money';
import { expect, test } from 'vitest';
import { addsUp, broughtBy, broughtByDay, coinsOf } from './activity.ts';

const NOON = Date.UTC(2026, 10, 21, 12);
const closed = (daysAgo: number, profit: string, more: Partial<ClosedPosition> = {}): ClosedPosition => ({
  ...{ trade: 1, symbol: 'BTCUSDT-PERP', long: true, quantity: '0.1', expiry: null, coin: 'USDT', ending: 'closed' },
  ...{ openedAt: 0, closedAt: NOON - daysAgo * 86_400_000, profit, fees: '1.5', funding: '-0.5', toFund: '0' },
  net: text(units(profit) - units('2')),
  ...more,
});

test('the parts of a result are its last figure, or not', () => {
  expect(addsUp(closed(0, '10'))).toBe(true);
  expect(addsUp(closed(0, '10', { toFund: '0.00000001' }))).toBe(false);
});

test('days begin at midnight UTC, and each has what was closed in it', () => {
  const all = [
    closed(0, '10'),
    closed(0, '-4', { closedAt: Date.UTC(2026, 10, 21) }),
    closed(0, '7', { closedAt: Date.UTC(2026, 10, 21) - 1 }),
    closed(6, '1'),
    closed(7, '1000'),
    closed(0, '0.5', { coin: 'BTC' }),
  ];
  const days = broughtByDay(all, 'USDT', NOON, 7);
  expect(days.map(({ day }) => new Date(day).toISOString().slice(5, 10))).toEqual([
    ...['11-15', '11-16', '11-17', '11-18', '11-19', '11-20', '11-21'],
  ]);
  expect(days.map(({ net }) => text(net))).toEqual(['-1', '0', '0', '0', '0', '5', '2']);
});

test('coins are summed apart, and the one with most positions stands first', () => {
  const all = [closed(0, '0.5', { coin: 'BTC' }), closed(1, '10'), closed(2, '-20', { toFund: '3', net: '-25' })];
  expect(coinsOf(all)).toEqual(['USDT', 'BTC']);
  const { profit, fees, funding, toFund, net } = broughtBy(all, 'USDT');
  expect([profit, fees, funding, toFund, net].map(text)).toEqual(['-10', '3', '-1', '3', '-17']);
});
