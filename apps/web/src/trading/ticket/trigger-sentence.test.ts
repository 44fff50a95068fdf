import type { Coin } from '@quay/contract/market';
import { expect, test } from 'vitest';
import { figuresFor } from '../../shell/figures.ts';
import { dollar } from '../../shell/queries/currency.ts';
import { words as english } from '../words/en_US.ts';
import { words as chinese } from '../words/zh_CN.ts';
import { triggerSentence } from './trigger-sentence.ts';

const bitcoin = { base: 'BTC', quote: 'USDT', priceDecimals: 1, quantityDecimals: 4 } as Coin;
const sale = { side: 'sell', type: 'stop-limit', stopPrice: '63000', price: '62900', quantity: '0.1' } as const;
const plain = (text: string | null) => text?.replaceAll('\u00a0', ' ');
const en = (...given: Parameters<typeof say>) => plain(say(...given));
const say = (order: Parameters<typeof triggerSentence>[0], way: 'falls' | 'rises' | null) =>
  triggerSentence(order, way, bitcoin, english, figuresFor('en_US', dollar));

test('a stop order says in one sentence when it wakes and what it does then', () => {
  expect(en(sale, 'falls')).toBe(
    'When the last price falls to 63,000.0 or below, sell 0.1000 BTC at 62,900.0 or better.',
  );
  expect(en({ ...sale, side: 'buy' }, 'rises')).toBe(
    'When the last price rises to 63,000.0 or above, buy 0.1000 BTC at 62,900.0 or better.',
  );
  expect(en({ ...sale, type: 'stop-market', price: null }, null)).toBe(
    'When the last price reaches 63,000.0, sell 0.1000 BTC at the best prices then.',
  );
  expect(en({ side: 'buy', type: 'stop-market', stopPrice: '66000', amount: '2500' }, 'rises')).toBe(
    'When the last price rises to 66,000.0 or above, spend 2,500.00 USDT on BTC at the best prices then.',
  );
  expect(en({ side: 'buy', type: 'limit', price: '1', quantity: '1' }, null)).toBeUndefined();
});

test('one of a contract waits for the mark, and buys a quantity', () => {
  const way = (side: 'buy' | 'sell') => {
    const order = { side, type: 'stop-market', stopPrice: '66000', quantity: '0.1' } as const;
    const given = [order, side === 'buy' ? 'rises' : 'falls', bitcoin, english, figuresFor('en_US', dollar)] as const;
    return plain(triggerSentence(...given, 'mark'));
  };
  expect(way('buy')).toBe('When the mark price rises to 66,000.0 or above, buy 0.1000 BTC at the best prices then.');
  expect(way('sell')).toBe('When the mark price falls to 66,000.0 or below, sell 0.1000 BTC at the best prices then.');
});

test('so it does in Chinese', () => {
  expect(plain(triggerSentence(sale, 'falls', bitcoin, chinese, figuresFor('zh_CN', dollar)))).toBe(
    '最新价跌至 63,000.0 或以下时，以 62,900.0 或更优价卖出 0.1000 BTC。',
  );
});
