import { expect, test } from 'vitest';
import {
  anything,
  filterOfAddress,
  hiddenFilters,
  type MarketFilter,
  offersParams,
  withFiat,
  withKind,
} from './market-filter.ts';

const filter: MarketFilter = { side: 'buy', symbol: 'USDT', fiat: 'EUR', ...anything };

test('another fiat takes away what is not of it', () => {
  const typed: MarketFilter = { ...filter, amount: '500', kinds: ['sepa', 'swift'] };
  expect(withFiat(typed, 'CNY')).toEqual({ ...typed, fiat: 'CNY', amount: '', kinds: ['swift'] });
  expect(withFiat(typed, 'EUR')).toBe(typed);
});

test('a kind is chosen and taken away', () => {
  expect(withKind([], 'sepa')).toEqual(['sepa']);
  expect(withKind(['sepa', 'swift'], 'sepa')).toEqual(['swift']);
});

test('a link names side, coin and fiat', () => {
  const of = (text: string) => filterOfAddress(new URLSearchParams(text), filter);
  expect(of('')).toBeUndefined();
  expect(of('side=hold&coin=XYZ')).toBeUndefined();
  expect(of('side=sell')).toEqual({ ...filter, side: 'sell' });
  expect(of('coin=BTC&fiat=JPY')).toEqual({ ...filter, symbol: 'BTC', fiat: 'JPY' });
});

test('what is asked for', () => {
  expect(offersParams(filter, 'EUR', true)).toEqual({ side: 'buy', symbol: 'USDT', fiat: 'EUR', sort: 'price' });
  const typed: MarketFilter = { ...filter, amount: '500.', kinds: ['sepa'], merchants: true, mine: true };
  expect(offersParams({ ...typed, amount: '500' }, 'EUR', false)).toEqual({
    side: 'buy',
    symbol: 'USDT',
    fiat: 'EUR',
    sort: 'price',
    amount: '500',
    kinds: ['sepa'],
    merchants: true,
    mine: true,
  });
  expect(offersParams({ ...typed, amount: 'x' }, 'EUR', true)).not.toHaveProperty('amount');
  expect(offersParams(typed, 'EUR', true)).not.toHaveProperty('mine');
});

test('filters that are not seen on the market', () => {
  expect(hiddenFilters(filter)).toBe(0);
  expect(hiddenFilters({ ...filter, merchants: true, mine: true })).toBe(2);
});
