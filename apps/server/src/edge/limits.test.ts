import { catalog } from '@quay/contract/catalog';
import { expect, test } from 'vitest';
import { costOf, createGate, limits } from './limits.ts';

test('a burst passes, then one at a time as the bucket fills again', () => {
  const gate = createGate({ ...limits, trade: { perSecond: 2, burst: 3 } });
  const take = (at: number, who = 'user 1000') => gate.take('trade', who, at);
  expect([take(0), take(0), take(0)]).toEqual([undefined, undefined, undefined]);
  expect(take(0)).toBe(1);
  expect(take(499)).toBe(1);
  expect(take(500)).toBeUndefined();
  expect(take(501)).toBe(1);
  expect(take(0, 'user 1001')).toBeUndefined();
  // Nothing is saved up beyond the burst.
  expect([take(60_000), take(60_000), take(60_000), take(60_000)].filter((wait) => wait !== undefined)).toEqual([1]);
});

test('a slow bucket says how long it takes', () => {
  const gate = createGate({ ...limits, credentials: { perSecond: 0.1, burst: 1 } });
  expect(gate.take('credentials', 'address 192.0.2.1', 0)).toBeUndefined();
  expect(gate.take('credentials', 'address 192.0.2.1', 0)).toBe(10);
  // A clock that goes back takes nothing away.
  expect(gate.take('credentials', 'address 192.0.2.1', -60_000)).toBe(10);
});

test('many at once are taken together or not at all', () => {
  const gate = createGate({ ...limits, trade: { perSecond: 2, burst: 10 } });
  const take = (cost: number, at: number) => gate.take('trade', 'user 1000', at, cost);
  expect(take(7, 0)).toBeUndefined();
  expect(take(7, 0)).toBe(2);
  expect(take(3, 0)).toBeUndefined();
  expect(take(1, 0)).toBe(1);
  expect(take(4, 2_000)).toBeUndefined();
  expect([costOf({ orders: [1, 2, 3] }), costOf({ orderIds: [4, 5] }), costOf({ symbol: 'BTC' })]).toEqual([3, 2, 1]);
});

test('orders, cancels, files and logins have buckets of their own', () => {
  const kinds = Object.fromEntries(catalog.map(({ call, limit }) => [call.name, limit]));
  expect(kinds['spot/place-order']).toBe('trade');
  expect(kinds['spot/place-orders']).toBe('trade');
  expect(kinds['spot/amend-order']).toBe('trade');
  for (const name of ['spot/cancel-order', 'spot/cancel-orders', 'spot/cancel-all']) expect(kinds[name]).toBe('cancel');
  expect([kinds['spot/fills-export'], kinds['wallet/entries-export']]).toEqual(['export', 'export']);
  expect(kinds['spot/order-history']).toBe('other');
  expect(kinds['market/kline']).toBe('market');
  expect(kinds['identity/login']).toBe('credentials');
  expect(kinds['identity/register']).toBe('credentials');
  const credentials = Object.keys(kinds).filter((name) => kinds[name] === 'credentials');
  expect(credentials.sort()).toEqual([
    'identity/change-mock-login',
    'identity/forgot-password',
    'identity/login',
    'identity/login-by-eth',
    'identity/login-verify',
    'identity/passkey-login',
    'identity/register',
    'identity/reset-password',
    'identity/send-guest-code',
    'staff/enrol',
    'staff/login',
    'staff/verify',
  ]);
});
