import { expect, test } from 'vitest';
import { isNoticeLink, paths, safeRedirect } from './paths.ts';

test('the way back from the login survives its address', () => {
  const login = new URL(paths.login('/quotes?active=2&q=a b'), 'http://quay.test');
  expect(login.pathname).toBe('/login');
  expect(login.searchParams.get('redirect')).toBe('/quotes?active=2&q=a b');
  expect(paths.login()).toBe('/login');
});

test.each([
  ['/trade/BTC', '/trade/BTC'],
  ['/funds?tab=1', '/funds?tab=1'],
  [null, null],
  ['', null],
  ['https://mallory.test', null],
  ['//mallory.test', null],
  ['/\\mallory.test', null],
  ['/\t/mallory.test', null],
  ['/\n/mallory.test', null],
  ['/\r\\mallory.test', null],
  ['/trade/BTC\u0000', null],
  ['/trade/\u007fBTC', null],
  ['/trade/\u0085BTC', null],
  ['javascript:alert(1)', null],
  ['/login?redirect=/login', null],
  ['/register', null],
  ['/gooleverify', null],
  ['/verify?redirect=/trade/BTC', null],
  ['/verified', '/verified'],
])('redirect %j leads to %j', (target, led) => {
  expect(safeRedirect(target)).toBe(led);
});

test('records carry their filter', () => {
  expect(paths.tradeRecord('BTC')).toBe('/tradeRecord/BTC');
  expect(paths.tradeRecord('all', { tab: 'fills', side: 'buy' })).toBe('/tradeRecord/all?tab=fills&side=buy');
});

test.each([
  ['/safety?freeze=0a1b', true],
  ['/safety?stop=0a1b', true],
  ['/safety', false],
  ['/funds?freeze=0a1b', false],
])('%s is a link of a notice: %s', (target, expected) => {
  expect(isNoticeLink(target)).toBe(expected);
});
