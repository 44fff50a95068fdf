import type { ConvertCoin } from '@quay/contract/convert';
import type { Balance } from '@quay/contract/wallet';
import { expect, test } from 'vitest';
import { smallBalances, worthOfAll } from './small-balances.form.ts';

const coin = (symbol: string, price: string | null): ConvertCoin => ({
  symbol,
  price,
  ...{ min: '1', max: '9', bid: price, ask: price },
});
const has = (symbol: string, available: string, book: Balance['book'] = 'spot'): Balance => ({
  book,
  symbol,
  available,
  frozen: '1',
});

test('small is what is worth something, and less than five, of what can be used in spot', () => {
  const coins = [
    coin('USDT', '1'),
    coin('BTC', '64000'),
    coin('ETH', '3000'),
    coin('SOL', '160'),
    coin('DOT', null),
    coin('XRP', '0.5'),
  ];
  const balances = [
    ...[
      has('USDT', '2'),
      has('BTC', '0.00007812'),
      has('BTC', '0.00001', 'contract'),
      has('ETH', '1'),
      has('DOT', '1'),
    ],
    ...[has('SOL', '0.001'), has('XRP', '0.00000001')],
  ];
  const small = smallBalances(balances, coins);
  expect(small).toEqual([
    { symbol: 'BTC', amount: '0.00007812', worth: '4.99968' },
    { symbol: 'SOL', amount: '0.001', worth: '0.16' },
  ]);
  expect(worthOfAll(small)).toBe('5.15968');
  expect(smallBalances([has('SOL', '0.03125')], coins)).toEqual([]);
});
