import type { Product } from '@quay/contract/trading';
import { expect, test } from 'vitest';
import { channelOf, tickersOf } from './channels.ts';
import { instrumentOf, keyOf, namedOf, spotKey } from './instrument.ts';

/** What a product that comes later will be named by. */
const later = 'perpetual' as Product;

test('instruments of two products with one symbol have two keys, and those of spot are their symbols', () => {
  const keys = [spotKey('BTC'), keyOf({ product: later, symbol: 'BTC' })];
  expect(keys).toEqual(['BTC', 'perpetual.BTC']);
});

test('a key that was kept before there were products is of spot', () => {
  expect(instrumentOf('BTC')).toEqual({ product: 'spot', symbol: 'BTC' });
  expect(instrumentOf(spotKey('1INCH'))).toEqual({ product: 'spot', symbol: '1INCH' });
});

test('the channels of spot are those of the wire', () => {
  const key = spotKey('BTC');
  expect([channelOf('depth', key), channelOf('trades', key), channelOf('candles', key)]).toEqual([
    'depth:BTC',
    'trades:BTC',
    'candles:BTC',
  ]);
});

test('instruments of another product are named by it, in channels and in calls', () => {
  const one = { product: 'perpetual', symbol: 'BTCUSDT-PERP' } as const;
  expect(channelOf('candles', keyOf(one), '5m')).toBe('candles:perpetual:BTCUSDT-PERP:5m');
  expect([namedOf(one), namedOf({ product: 'spot', symbol: 'BTC' })]).toEqual([one, { symbol: 'BTC' }]);
});

test('a push of tickers names instruments of all products, of which each takes its own', () => {
  const pushed = [{ symbol: 'BTC' }, { symbol: 'perpetual:BTCUSDT-PERP' }];
  expect(tickersOf('spot', pushed)).toEqual([{ symbol: 'BTC' }]);
  expect(tickersOf('perpetual', pushed)).toEqual([{ symbol: 'BTCUSDT-PERP' }]);
});
