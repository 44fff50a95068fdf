import { edge } from '@quay/contract';
import { expect, test } from 'vitest';
import { refusedBeforehand } from './outcome-unknown.ts';

const busy = { refusal: edge.busy, params: {} };

test.each([
  ['an order without an id', { symbol: 'BTC' }, 'edge/busy'],
  ['an empty id', { clientOrderId: '' }, 'edge/busy'],
  ['no body', undefined, 'edge/busy'],
  ['a body that is no object', 'text', 'edge/busy'],
  ['an order with an id', { symbol: 'BTC', clientOrderId: 'a1' }, 'edge/outcome-unknown'],
  ['one of many orders', { orders: [{ symbol: 'BTC' }, { clientOrderId: 'a1' }] }, 'edge/outcome-unknown'],
  ['a withdrawal, transfer, ad or C2C order', { requestId: 'a1' }, 'edge/outcome-unknown'],
  ['a quote', { quoteId: 7 }, 'edge/outcome-unknown'],
])('turned away: %s', (_what, body, reason) => {
  expect(refusedBeforehand(busy, body).refusal.reason).toBe(reason);
});

test('other refusals stay what they are', () => {
  const no = { refusal: edge.unauthorized, params: {} };
  expect(refusedBeforehand(no, { requestId: 'a1' })).toBe(no);
});
