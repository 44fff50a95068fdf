import type { Balance } from '@quay/contract/wallet';
import { expect, test, vi } from 'vitest';

vi.mock('./balances.ts', () => ({ useBalances: vi.fn() }));
vi.mock('./tickers.ts', () => ({ useTickers: vi.fn() }));
const { totalValue, worthOf } = await import('./total-value.ts');

const balance = (symbol: string, available: string, frozen = '0'): Balance => ({
  book: 'spot',
  symbol,
  available,
  frozen,
});
const tickers = new Map([
  ['BTC', { last: '110', open: '100', trend: ['90', '100', '105'] }],
  ['ETH', { last: '9', open: '10', trend: ['10', '10'] }],
]);

test('everything that is held counts, frozen and USDT included', () => {
  const value = totalValue([balance('BTC', '1.5', '0.5'), balance('ETH', '10'), balance('USDT', '50')], tickers);
  expect(value.total).toBe('360.00000000');
  expect(value.change).toBe('10.00000000');
  // 10 on the 350 that the same was worth 24 hours ago.
  expect(value.changeRate).toBe('0.02857142');
});

test('a fall is signed', () => {
  const value = totalValue([balance('ETH', '1')], tickers);
  expect(value.change).toBe('-1.00000000');
  expect(value.changeRate).toBe('-0.10000000');
});

test('the curve has the hours that all coins have, and ends now', () => {
  expect(totalValue([balance('BTC', '1'), balance('ETH', '1'), balance('USDT', '1')], tickers).trend).toEqual([
    111, 116, 120,
  ]);
  expect(totalValue([balance('USDT', '5')], tickers).trend).toEqual([5, 5]);
  const young = new Map([['BTC', { last: '110', open: '100', trend: [] }]]);
  expect(totalValue([balance('BTC', '1'), balance('USDT', '5')], young).trend).toEqual([]);
});

test('nothing held and coins without a market are worth nothing that could be shown', () => {
  expect(totalValue([], tickers)).toMatchObject({ total: '0.00000000', changeRate: '0.00000000' });
  expect(totalValue([balance('XXX', '5')], tickers).total).toBe('0.00000000');
  expect(worthOf('XXX', '5', tickers as never)).toBeUndefined();
});

test('sums stay exact where floats would not', () => {
  const dear = new Map([['BTC', { last: '90071992547409.93', open: '1', trend: [] }]]);
  expect(totalValue([balance('BTC', '100')], dear).total).toBe('9007199254740993.00000000');
  expect(worthOf('BTC', '0.00000001', dear as never)).toBe('900719.92547409');
});
