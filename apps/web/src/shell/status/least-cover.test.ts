import { expect, test } from 'vitest';
import { leastCover } from './least-cover.ts';

const sum = (symbol: string, total: string, reserves: string | null) => ({
  ...{ symbol, total, reserves },
  root: '0'.repeat(64),
  leaves: 2,
});

test('the coin that is covered least counts, rounded down', () => {
  expect(leastCover({ sums: [sum('BTC', '2', '3'), sum('USDT', '3', '3.1')] })).toEqual({
    ...{ symbol: 'USDT', share: '1.03333333', isShort: false },
  });
  expect(leastCover({ sums: [sum('BTC', '3', '2'), sum('USDT', '3', '3')] })).toEqual({
    ...{ symbol: 'BTC', share: '0.66666666', isShort: true },
  });
});

test('what nobody is owed, and what no chain was asked about, says nothing', () => {
  expect(leastCover({ sums: [sum('BTC', '0', '0'), sum('ETH', '4', null)] })).toBeUndefined();
  expect(leastCover({ sums: [] })).toBeUndefined();
});
