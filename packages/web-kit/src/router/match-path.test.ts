import { expect, test } from 'vitest';
import { matchPath } from './match-path.ts';

test.each([
  ['/home', '/home', {}],
  ['/home', '/HOME/', {}],
  ['/home', '/home/more', null],
  ['/home', '/', null],
  ['/trade/:symbol', '/trade/BTC', { symbol: 'BTC' }],
  ['/trade/:symbol', '/trade/a%2Fb', { symbol: 'a/b' }],
  ['/trade/:symbol', '/trade/100%', { symbol: '100%' }],
  ['/trade/:symbol', '/trade/', null],
  ['/trade/:symbol', '/trade//', null],
  ['/trade/:symbol', '/trade', null],
  ['/trade/:symbol', '/tradeRecord/BTC', null],
  ['/console', '/console/', {}],
  ['/console/users', '/console/roles', null],
])('%s against %s', (path, pathname, params) => {
  expect(matchPath(path, pathname)).toEqual(params);
});
