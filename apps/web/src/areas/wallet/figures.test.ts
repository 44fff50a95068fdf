import type { Book } from '@quay/contract/wallet';
import { units } from '@quay/money';
import { describe, expect, it } from 'vitest';
import { worthOf } from '../../holdings/total-value.ts';
import { accountsOf, coinShares, holdingsOf, isSmall, sharesOf, shareText } from './figures.ts';

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
const held = (symbol: string, available: string, frozen = '0', book: Book = 'spot') => ({
  book,
  symbol,
  available,
  frozen,
});

describe('what is held', () => {
  it('counts what is frozen, and puts the most valuable first', () => {
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

  it('is one line a coin, however many accounts hold it', () => {
    const [bitcoin, ...rest] = holdingsOf([held('BTC', '1', '0.5'), held('BTC', '2', '0', 'c2c')], worth);
    expect(bitcoin).toEqual({ symbol: 'BTC', total: '3.5', frozen: '0.5', value: units('224000') });
    expect(rest).toEqual([]);
  });
});

describe('what accounts are worth', () => {
  it('keeps every account apart and shows those that are empty', () => {
    const accounts = accountsOf(
      [held('USDT', '600'), held('ETH', '0'), held('USDT', '100', '0', 'contract'), held('ETH', '0.1', '0', 'c2c')],
      worth,
    );
    expect(accounts.map(({ book, value, share, coins }) => [book, Number(value) / 1e8, share, coins])).toEqual([
      ['spot', 600, 600, 1],
      ['contract', 100, 100, 1],
      ['finance', 0, 0, 0],
      ['c2c', 300, 300, 1],
      ['mining', 0, 0, 0],
      ['delivery', 0, 0, 0],
    ]);
  });

  it('gives shares that add up, however they are cut', () => {
    expect(sharesOf([1n, 1n, 1n])).toEqual([334, 333, 333]);
    expect(sharesOf([2n, 1n, 0n])).toEqual([667, 333, 0]);
    expect(sharesOf([0n, 0n])).toEqual([0, 0]);
    expect(sharesOf([7n])).toEqual([1000]);
    expect([599, 8, 1000, 0].map(shareText)).toEqual(['0.599', '0.008', '1', '0']);
  });

  it('names the largest coins and puts the rest together, but never one alone', () => {
    const holdings = ['5', '4', '2', '1'].map((value, index) => ({
      symbol: `C${index}`,
      total: value,
      frozen: '0',
      value: units(value),
    }));
    const { coins, others } = coinShares(holdings, 2);
    expect(coins.map(({ symbol, share }) => `${symbol} ${share}`)).toEqual(['C0 417', 'C1 333']);
    expect(others).toEqual({ count: 2, value: units('3'), share: 250 });
    expect(coinShares(holdings, 3).others.count).toBe(0);
    expect(coinShares([{ symbol: 'NEW', total: '5', frozen: '0', value: undefined }], 3).coins).toEqual([]);
  });
});
