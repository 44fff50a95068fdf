import { specifiedPaths } from '@quay/contract';
import { catalog } from '@quay/contract/catalog';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { specificationRequest } from './specification-request.ts';

const schema = z.strictObject({
  symbol: z.string().regex(/^[A-Z0-9]{1,16}$/),
  side: z.enum(['buy', 'sell']).optional(),
  orderId: z.number().int().positive().optional(),
  size: z.string().optional(),
  open: z.boolean().optional(),
  kinds: z.array(z.enum(['alipay', 'bank-card'])).optional(),
  ids: z.array(z.number()).optional(),
  detail: z.object({ note: z.string() }).optional(),
});
const read = specificationRequest(schema);

test.each([
  ['a field that nobody names', { symbol: 'BTC', language: 'en' }, { symbol: 'BTC' }],
  ['a symbol in lower case', { symbol: 'btc' }, { symbol: 'BTC' }],
  ['a member of a set in another case', { symbol: 'BTC', side: 'BUY' }, { symbol: 'BTC', side: 'buy' }],
  ['text that writes a number', { symbol: 'BTC', orderId: '17' }, { symbol: 'BTC', orderId: 17 }],
  ['a whole number for text', { symbol: 'BTC', size: 500 }, { symbol: 'BTC', size: '500' }],
  ['text that writes a flag', { symbol: 'BTC', open: 'false' }, { symbol: 'BTC', open: false }],
  [
    'members with commas',
    { symbol: 'BTC', kinds: 'alipay,bank-card' },
    { symbol: 'BTC', kinds: ['alipay', 'bank-card'] },
  ],
  ['a field that is repeated', { symbol: 'BTC', ids: ['1', '2'] }, { symbol: 'BTC', ids: [1, 2] }],
  ['a list as JSON', { symbol: 'BTC', ids: '[1,2]' }, { symbol: 'BTC', ids: [1, 2] }],
  ['an object as JSON', { symbol: 'BTC', detail: '{"note":"x","y":1}' }, { symbol: 'BTC', detail: { note: 'x' } }],
])('%s is read as it is meant', (_, given, meant) => {
  expect(schema.parse(read(given))).toEqual(meant);
});

test('a member in another case is none where two could be meant', () => {
  const interval = z.strictObject({ interval: z.enum(['1m', '1M', '1d']) });
  const of = specificationRequest(interval);
  expect([of({ interval: '1M' }), of({ interval: '1D' })]).toEqual([{ interval: '1M' }, { interval: '1d' }]);
  const months = z.strictObject({ interval: z.enum(['1mo', '1MO']) });
  expect(specificationRequest(months)({ interval: '1Mo' })).toEqual({ interval: '1Mo' });
});

test.each([
  ['no number', { symbol: 'BTC', orderId: '17x' }],
  ['a number with an exponent', { symbol: 'BTC', orderId: '1e3' }],
  ['a fraction for text, which a float may have changed', { symbol: 'BTC', size: 0.1 }],
  ['no member', { symbol: 'BTC', side: 'hold' }],
  ['no flag', { symbol: 'BTC', open: 'yes' }],
  ['a symbol with more than letters', { symbol: 'btc/usdt' }],
  ['a list in place of the body', [1]],
  ['a prototype in place of fields', JSON.parse('{"__proto__":{"symbol":"BTC"}}')],
])('%s is refused as before', (_, given) => {
  expect(schema.safeParse(read(given)).success).toBe(false);
});

test('each path that the specification names is in the catalogue', () => {
  const paths = new Set(catalog.map(({ call }) => call.path));
  expect(specifiedPaths.filter((path) => !paths.has(path))).toEqual([]);
});
