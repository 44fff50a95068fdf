import { expect, test } from 'vitest';
import { matchPath, withQuery } from './router.tsx';

test('a path is matched whole, with its parameters decoded', () => {
  expect(matchPath('/console', '/console')).toEqual({});
  expect(matchPath('/console', '/console/')).toEqual({});
  expect(matchPath('/console/users/:userId', '/console/users/7%2F8')).toEqual({ userId: '7/8' });
  expect(matchPath('/console/users/:userId', '/console/users/50%')).toEqual({ userId: '50%' });
  expect(matchPath('/console/users/:userId', '/console/users')).toBeUndefined();
  expect(matchPath('/console/users/:userId', '/console/users//')).toBeUndefined();
  expect(matchPath('/console/users', '/console/roles')).toBeUndefined();
});

test('a query goes along only when there is one', () => {
  expect(withQuery('/console/users', '?search=alice')).toBe('/console/users?search=alice');
  expect(withQuery('/console/users', '')).toBe('/console/users');
  expect(withQuery('/console/users', new URLSearchParams())).toBe('/console/users');
});
