import { text } from '@quay/money';
import { expect, test } from 'vitest';
import { worstPriceOf } from '../../../trading/ticket/order-sums.ts';
import { numberedOrder, orderOf } from '../../../trading/ticket/sent-order.ts';
import { slippageOf } from '../../../trading/ticket/slippage.ts';
import { bitcoin, limit, market, now } from './example-plans.ts';

test.each([
  ['0.5', '0.005'],
  ['0,25', '0.0025'],
  ['10', '0.1'],
  ['0.01', '0.0001'],
  ['0.009', undefined],
  ['10.01', undefined],
  ['', undefined],
  ['-1', undefined],
])('%j per cent is a share of %s', (typed, share) => {
  const found = slippageOf(typed, bitcoin.priceBand);
  expect(found === undefined ? undefined : text(found)).toBe(share);
});

test.each([
  ['buy', '0.001', '64283.1'],
  ['buy', '0.01', '64861'],
  ['sell', '0.001', '64154.1'],
  ['sell', '0.01', '63576.2'],
  // The band ends before it: a tenth of the last price.
  ['buy', '0.1', '70640.2'],
  ['sell', '0.1', '57796.6'],
] as const)('a market %s that slips %s from the best price names %s', (side, slippage, price) => {
  const circumstances = { ...now, slippage };
  expect(text(worstPriceOf({ side, type: 'market' }, circumstances)!)).toBe(price);
  expect(orderOf(market({ side }), circumstances).price).toBe(price);
});

test('without a slippage, and for what names a price of its own, there is none', () => {
  expect(orderOf(market(), now).price).toBeUndefined();
  expect(worstPriceOf(limit(), { ...now, slippage: '0.01' })).toBeNull();
});

test('a market order that was never answered is sent again as it was, though the book has moved', () => {
  const first = numberedOrder(orderOf(market(), { ...now, slippage: '0.01' }), null, () => 'one');
  const moved = { ...now, slippage: '0.01', book: { bids: [], asks: [['64300', '1'] as const] } };
  const again = numberedOrder(orderOf(market(), moved as never), first, () => 'two');
  expect(again).toEqual(first);
  expect(numberedOrder(orderOf(market({ quantity: '0.2' }), moved as never), first, () => 'two').clientOrderId).toBe(
    'two',
  );
});
