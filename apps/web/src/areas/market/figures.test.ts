import type { Coin, Ticker } from '@quay/contract/market';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { direction, gainers, hot, losers, nextOrder, rangePosition, sorted, trendPoints } from './figures.ts';

const ticker = (symbol: string, given: Partial<Ticker> = {}): Ticker => ({
  symbol,
  last: '1',
  open: '1',
  high: '1',
  low: '1',
  change: '0',
  changeRate: '0.0000',
  volume: '0',
  turnover: '0',
  bid: null,
  ask: null,
  at: 0,
  ...given,
});
const symbols = (tickers: readonly Ticker[]) => tickers.map((one) => one.symbol);

describe('the mark in the range of 24 hours', () => {
  test.each([
    ['at the low', '10', '10', '20', 0],
    ['in the middle', '15', '10', '20', 0.5],
    ['at the high', '20', '10', '20', 1],
    ['a last price that has left the range for a moment', '21', '10', '20', 1],
    ['below it', '9.9', '10', '20', 0],
    ['a market without a range', '10', '10', '10', 0.5],
  ])('%s', (_, last, low, high, at) => {
    expect(rangePosition({ last, low, high })).toBeCloseTo(at, 7);
  });

  test('never leaves the rule', () => {
    const price = fc.bigInt({ min: 1n, max: 10n ** 12n }).map(String);
    fc.assert(
      fc.property(price, price, price, (last, low, high) => {
        const at = rangePosition({ last, low, high });
        expect(at >= 0 && at <= 1).toBe(true);
      }),
    );
  });
});

describe('order', () => {
  test('is exact where binary floats see no difference', () => {
    const a = ticker('A', { last: '900719925474099.10000001', turnover: '9007199254740993' });
    const b = ticker('B', { last: '900719925474099.10000002', turnover: '9007199254740992' });
    expect(Number(a.last)).toBe(Number(b.last));
    expect(symbols(sorted([a, b], { key: 'price', descending: true }))).toEqual(['B', 'A']);
    expect(symbols(sorted([b, a], { key: 'volume', descending: true }))).toEqual(['A', 'B']);
  });

  test('by change compares shares, not differences', () => {
    const dear = ticker('BTC', { last: '64218.4', open: '63008.4' });
    const cheap = ticker('DOGE', { last: '0.1623', open: '0.1500' });
    expect(symbols(sorted([dear, cheap], { key: 'change', descending: true }))).toEqual(['DOGE', 'BTC']);
    expect(symbols(sorted([cheap, dear], { key: 'change', descending: false }))).toEqual(['BTC', 'DOGE']);
  });

  test('equals hold still', () => {
    const equal = ['SOL', 'ADA', 'BTC'].map((symbol) => ticker(symbol));
    for (const descending of [true, false]) {
      expect(symbols(sorted(equal, { key: 'price', descending }))).toEqual(['ADA', 'BTC', 'SOL']);
    }
  });

  test('a column head goes round', () => {
    const first = nextOrder(null, 'price');
    expect(first).toEqual({ key: 'price', descending: true });
    const second = nextOrder(first, 'price');
    expect(second).toEqual({ key: 'price', descending: false });
    expect(nextOrder(second, 'price')).toBeNull();
    expect(nextOrder(second, 'change')).toEqual({ key: 'change', descending: true });
  });
});

describe('selections', () => {
  const all = [
    ticker('UP', { last: '110', open: '100' }),
    ticker('FLAT', { last: '100', open: '100' }),
    ticker('DOWN', { last: '99', open: '100' }),
    ticker('TOP', { last: '300', open: '100' }),
    ticker('DEEP', { last: '1', open: '100' }),
  ];

  test('gainers rose and losers fell; who stood still is in neither', () => {
    expect(symbols(gainers(all))).toEqual(['TOP', 'UP']);
    expect(symbols(losers(all))).toEqual(['DEEP', 'DOWN']);
    expect(direction(all[1]!)).toBe(0);
  });

  test('hot is what the exchange marks, the most traded first', () => {
    const coin = (symbol: string, isTop: '0' | '1') => ({ symbol, isTop }) as Coin;
    const traded = [ticker('A', { turnover: '5' }), ticker('B', { turnover: '9' }), ticker('C', { turnover: '99' })];
    expect(symbols(hot(traded, [coin('A', '1'), coin('B', '1'), coin('C', '0')]))).toEqual(['B', 'A']);
  });
});

test('a sparkline goes from the price of 24 hours ago to that of this moment', () => {
  expect(trendPoints({ open: '2', trend: ['1', '2'], last: '1.5' })).toEqual([2, 1, 2, 1.5]);
  expect(trendPoints({ open: '2', trend: [], last: '1.5' })).toEqual([]);
});
