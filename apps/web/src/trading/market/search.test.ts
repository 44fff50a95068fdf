import type { Coin } from '@quay/contract/market';
import { expect, test } from 'vitest';
import { matching } from './search.ts';

const coins = [
  ['BTC', 'Bitcoin'],
  ['ETH', 'Ethereum'],
  ['DOT', 'Polkadot'],
  ['DOGE', 'Dogecoin'],
].map(([symbol, symbolFullName]) => ({ symbol, symbolFullName }) as Coin);
const found = (query: string) => matching(coins, query).map((coin) => coin.symbol);

test.each([
  ['', ['BTC', 'ETH', 'DOT', 'DOGE']],
  ['btc', ['BTC']],
  [' BTC/USDT ', ['BTC']],
  ['btcusdt', ['BTC']],
  ['do', ['DOT', 'DOGE']],
  ['coin', ['BTC', 'DOGE']],
  ['dot', ['DOT']],
  ['zzz', []],
])('%j finds %j', (query, symbols) => {
  expect(found(query)).toEqual(symbols);
});
