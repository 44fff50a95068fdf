import type { Balance } from '@quay/contract/wallet';
import { expect, test, vi } from 'vitest';

vi.mock('./balances.ts', () => ({ useBalances: vi.fn() }));
vi.mock('../trading/market/tickers.ts', () => ({ useTickers: vi.fn() }));
const { totalValue, worthOf } = await import('./total-value.ts');

const balance = (symbol: string, available: string, frozen = '0'): Balance => ({
  book: 'spot',
  symbol,
  available,
  frozen,
});
const tickers = new Map([
  ['BTC', { last: '110' }],
  ['ETH', { last: '9' }],
]);

test('everything that is held counts, frozen and USDT included', () => {
  const held = [balance('BTC', '1.5', '0.5'), balance('ETH', '10'), balance('USDT', '50')];
  expect(totalValue(held, tickers)).toBe('360.00000000');
});

test('nothing held and coins without a market are worth nothing that could be shown', () => {
  expect(totalValue([], tickers)).toBe('0.00000000');
  expect(totalValue([balance('XXX', '5')], tickers)).toBe('0.00000000');
  expect(worthOf('XXX', '5', tickers as never)).toBeUndefined();
});

test('sums stay exact where floats would not', () => {
  const dear = new Map([['BTC', { last: '90071992547409.93' }]]);
  expect(totalValue([balance('BTC', '100')], dear)).toBe('9007199254740993.00000000');
  expect(worthOf('BTC', '0.00000001', dear as never)).toBe('900719.92547409');
});
