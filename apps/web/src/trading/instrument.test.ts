import type { Product } from '@quay/contract/trading';
import { expect, test } from 'vitest';
import { channelOf } from './channels.ts';
import { instrumentOf, keyOf, spotKey } from './instrument.ts';

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
