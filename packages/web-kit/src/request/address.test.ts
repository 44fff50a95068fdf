import { call } from '@quay/contract';
import { expect, test } from 'vitest';
import { addressOf } from './address.ts';

const wire = (method: 'GET' | 'POST', path: string) =>
  call<never, unknown>({ name: 'test/call', method, path, permission: 'guest', refusals: [], about: 'A call.' });

test('a GET carries its parameters in the path and the query, and leaves out what is undefined', () => {
  const request = { symbol: 'A/B', size: '5', search: '', before: undefined };
  expect(addressOf(wire('GET', '/wallet/:symbol'), request)).toEqual({ url: '/wallet/A%2FB?size=5&search=' });
});

test('where an empty text is no filter, a query leaves it out and a body carries it', () => {
  const options = { omitEmpty: true };
  const request = { search: 'alice', state: '' };
  expect(addressOf(wire('GET', '/users'), request, options)).toEqual({ url: '/users?search=alice' });
  expect(addressOf(wire('POST', '/users'), request, options)).toEqual({
    url: '/users',
    body: '{"search":"alice","state":""}',
  });
});

test('a form travels as it is, and an address of another origin stands before every path', () => {
  const form = new FormData();
  const options = { base: 'https://quay.example' };
  expect(addressOf(wire('POST', '/upload'), form, options)).toEqual({ url: 'https://quay.example/upload', body: form });
});
