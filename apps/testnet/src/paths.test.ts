import { expect, test } from 'vitest';
import { paths, routeOf } from './paths.ts';

test('every address that these pages make leads to its page', () => {
  expect(routeOf(paths.home)).toEqual({ page: 'home' });
  expect(routeOf('/testnet')).toEqual({ page: 'home' });
  expect(routeOf(paths.faucet)).toEqual({ page: 'faucet' });
  expect(routeOf(paths.wallet)).toEqual({ page: 'wallet' });
  expect(routeOf(paths.network('BEP20'))).toEqual({ page: 'network', network: 'BEP20' });
  expect(routeOf(paths.block('ERC20', 7))).toEqual({ page: 'block', network: 'ERC20', of: '7' });
  expect(routeOf(paths.transaction('ERC20', '0x12'))).toEqual({ page: 'transaction', network: 'ERC20', of: '0x12' });
  expect(routeOf(paths.address('ERC20', '0xab'))).toEqual({ page: 'address', network: 'ERC20', of: '0xab' });
});

test('the links of the exchange lead here', () => {
  expect(routeOf('/testnet/ERC20/tx/0x12/')).toEqual({ page: 'transaction', network: 'ERC20', of: '0x12' });
});

test('what is no page is nowhere', () => {
  for (const path of [
    '/',
    '/home',
    '/testnet/x',
    '/testnet/ERC20/tx',
    '/testnet/ERC20/constructor/1',
    '/testnet/a/b/c/d',
  ]) {
    expect(routeOf(path), path).toEqual({ page: 'nowhere' });
  }
});
