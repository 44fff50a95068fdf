import { describe, expect, it } from 'vitest';
import { worthOf } from '../../market/total-value.ts';
import { holdingsOf, isSmall } from './figures.ts';

const ticker = (symbol: string, last: string) => ({
  symbol,
  last,
  open: last,
  high: last,
  low: last,
  change: '0',
  changeRate: '0',
  volume: '0',
  turnover: '0',
  bid: null,
  ask: null,
  at: 0,
  trend: [],
});
const tickers = new Map([
  ['BTC', ticker('BTC', '64000')],
  ['ETH', ticker('ETH', '3000')],
]);
const worth = (symbol: string, quantity: string) => worthOf(symbol, quantity, tickers);
const held = (symbol: string, available: string, frozen = '0') => ({
  book: 'spot' as const,
  symbol,
  available,
  frozen,
});

describe('what is held', () => {
  it('counts what orders hold, and puts the most valuable first', () => {
    const holdings = holdingsOf([held('ETH', '0.1', '0.1'), held('USDT', '1000', '500'), held('BTC', '0.01')], worth);
    expect(holdings.map(({ symbol, total }) => `${symbol} ${total}`)).toEqual(['USDT 1500', 'BTC 0.01', 'ETH 0.2']);
  });

  it('does not make up a price, and does not hide what has none', () => {
    const [unknown] = holdingsOf([held('NEW', '5')], worth);
    expect(unknown?.value).toBeUndefined();
    expect(isSmall(unknown!)).toBe(false);
    expect(isSmall(holdingsOf([held('NEW', '0')], worth)[0]!)).toBe(true);
  });

  it('calls small what is worth less than a dollar', () => {
    const [usdt, ether] = holdingsOf([held('USDT', '1'), held('ETH', '0.0003')], worth);
    expect([isSmall(usdt!), isSmall(ether!)]).toEqual([false, true]);
  });
});
