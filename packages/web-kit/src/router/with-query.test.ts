import { expect, test } from 'vitest';
import { withQuery } from './with-query.ts';

test('a query goes along only when there is one', () => {
  expect(withQuery('/console/users', '?search=alice')).toBe('/console/users?search=alice');
  expect(withQuery('/console/users', new URLSearchParams({ search: 'a b' }))).toBe('/console/users?search=a+b');
  expect(withQuery('/console/users', '')).toBe('/console/users');
  expect(withQuery('/console/users', new URLSearchParams())).toBe('/console/users');
});
