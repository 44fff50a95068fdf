import type { ConvertCoin } from '@quay/contract/convert';
import { text } from '@quay/money';
import { expect, test } from 'vitest';
import {
  chooseCoin,
  type ExchangeDraft,
  estimateOf,
  quoteParams,
  ratedAmounts,
  refusalOf,
  swapped,
} from './exchange.form.ts';

const coin = (symbol: string, price: string | null, min: string, max: string): [string, ConvertCoin] => [
  symbol,
  { symbol, price, bid: price, ask: price, min, max },
];
const coins = new Map([
  coin('USDT', '1', '1', '50000'),
  coin('BTC', '64000', '0.00001563', '0.78125'),
  coin('PEPE', '0.00001', '100000', '5000000000'),
  coin('ETH', null, '0.001', '20'),
]);
const balances = [
  { book: 'spot' as const, symbol: 'USDT', available: '100', frozen: '900' },
  { book: 'contract' as const, symbol: 'USDT', available: '5000', frozen: '0' },
];
const draft: ExchangeDraft = { give: 'USDT', take: 'BTC', side: 'give', amount: '64', unanswered: null };

test.each<[Partial<ExchangeDraft>, string | undefined]>([
  // The exchange keeps a thousandth of each coin but USDT.
  [{ amount: '64.064' }, '0.001'],
  [{ side: 'take', amount: '0.001' }, '64.064'],
  [{ give: 'BTC', take: 'USDT', amount: '0.5' }, '31968'],
  [{ give: 'PEPE', take: 'BTC', amount: '6400000000' }, '0.99800199'],
  [{ take: 'ETH' }, undefined],
  [{ amount: '' }, undefined],
  [{ amount: '0' }, undefined],
])('what %j comes to', (change, amount) => {
  const estimate = estimateOf({ ...draft, ...change }, coins);
  expect(estimate === undefined ? undefined : text(estimate)).toBe(amount);
});

test.each<[Partial<ExchangeDraft>, string | undefined]>([
  [{}, undefined],
  [{ amount: '100' }, undefined],
  [{ side: 'take', amount: '0.0015' }, undefined],
  [{ amount: '1e3' }, 'convert/amount-malformed'],
  [{ amount: '0.99' }, 'convert/amount-below-min'],
  [{ amount: '50000.00000001' }, 'convert/amount-above-max'],
  [{ take: 'ETH' }, 'convert/no-price'],
  [{ take: 'GONE' }, 'convert/no-price'],
  [{ amount: '100.01' }, 'convert/balance-too-small'],
  [{ side: 'take', amount: '0.0016' }, 'convert/balance-too-small'],
  [{ give: 'BTC', take: 'USDT', amount: '0.001' }, 'convert/balance-too-small'],
  [{ side: 'take', give: 'USDT', amount: '0.0015617' }, 'convert/balance-too-small'],
])('%j is refused early as the server would: %s', (change, reason) => {
  expect(refusalOf({ ...draft, ...change }, coins, balances)?.reason).toBe(reason);
});

test('a balance that is not known yet refuses nothing, and what is short is said of what is given', () => {
  expect(refusalOf({ ...draft, amount: '40000' }, coins, undefined)).toBeNull();
  expect(refusalOf({ ...draft, side: 'take', amount: '0.01' }, coins, balances)).toEqual({
    reason: 'convert/balance-too-small',
    params: { available: '100', needed: '640.64', coin: 'USDT' },
    side: 'give',
  });
});

test('an amount stays with its coin', () => {
  expect(swapped(draft)).toMatchObject({ give: 'BTC', take: 'USDT', side: 'take', amount: '64' });
  expect(chooseCoin(draft, 'give', 'BTC')).toEqual(swapped(draft));
  expect(chooseCoin(draft, 'take', 'PEPE')).toMatchObject({ take: 'PEPE', amount: '64' });
  expect(chooseCoin(draft, 'give', 'PEPE')).toMatchObject({ give: 'PEPE', amount: '' });
});

test('a quote is asked for the amount that was typed, and for no other', () => {
  expect(quoteParams({ ...draft, amount: '64,5' })).toEqual({ give: 'USDT', take: 'BTC', giveAmount: '64.5' });
  expect(quoteParams({ ...draft, side: 'take', amount: '0.10' })).toEqual({
    give: 'USDT',
    take: 'BTC',
    takeAmount: '0.1',
  });
  expect(quoteParams({ ...draft, amount: 'all' })).toBeUndefined();
});

test('the rate is that of the amounts, or before there are any of the most that may be given', () => {
  expect(ratedAmounts({ ...draft, amount: '64.064' }, coins)).toEqual({ giveAmount: '64.064', takeAmount: '0.001' });
  expect(ratedAmounts({ ...draft, side: 'take', amount: '0.001' }, coins)).toEqual({
    giveAmount: '64.064',
    takeAmount: '0.001',
  });
  expect(ratedAmounts({ ...draft, amount: '' }, coins)?.giveAmount).toBe('50000');
  expect(ratedAmounts({ ...draft, take: 'ETH' }, coins)).toBeUndefined();
});
