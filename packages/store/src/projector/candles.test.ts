import type { Product } from '@quay/contract/trading';
import { expect, it } from 'vitest';
import { candlesOf, openedAt } from './candles.ts';
import { type Slots, tapeOf } from './tape.ts';

const at = (text: string) => Date.parse(`${text}Z`);

it.each([
  ['1m', '2026-03-01T10:04:59.999', '2026-03-01T10:04:00'],
  ['3m', '2026-03-01T10:05:59.999', '2026-03-01T10:03:00'],
  ['15m', '2026-03-01T10:59:59.999', '2026-03-01T10:45:00'],
  ['2h', '2026-03-01T11:59:59.999', '2026-03-01T10:00:00'],
  ['6h', '2026-03-01T11:59:59.999', '2026-03-01T06:00:00'],
  ['12h', '2026-03-01T11:59:59.999', '2026-03-01T00:00:00'],
  // Days since 1970 in threes: 1 January 1970, and 20,514 days later.
  ['3d', '1970-01-03T23:59:59.999', '1970-01-01T00:00:00'],
  ['3d', '2026-03-04T00:00:00.000', '2026-03-02T00:00:00'],
  ['5m', '2026-03-01T10:04:59.999', '2026-03-01T10:00:00'],
  ['5m', '2026-03-01T10:05:00.000', '2026-03-01T10:05:00'],
  ['30m', '2026-03-01T10:59:59.999', '2026-03-01T10:30:00'],
  ['1h', '2026-03-01T10:59:59.999', '2026-03-01T10:00:00'],
  ['4h', '2026-03-01T03:59:59.999', '2026-03-01T00:00:00'],
  ['1d', '2026-03-01T23:59:59.999', '2026-03-01T00:00:00'],
  // 1 March 2026 is a Sunday: its week began in February.
  ['1w', '2026-03-01T23:59:59.999', '2026-02-23T00:00:00'],
  ['1w', '2026-03-02T00:00:00.000', '2026-03-02T00:00:00'],
  ['1M', '2024-02-29T23:59:59.999', '2024-02-01T00:00:00'],
  ['1M', '2026-12-31T23:59:59.999', '2026-12-01T00:00:00'],
] as const)('the %s candle of %s opened at %s', (interval, moment, opened) => {
  expect(new Date(openedAt(interval, at(moment))).toISOString()).toBe(new Date(at(opened)).toISOString());
});

it('keeps the candles of two products with the same symbol apart', () => {
  const trade = (price: bigint) => ({
    id: 1,
    market: 'BTC',
    price,
    quantity: 1n,
    amount: price,
    side: 'buy' as const,
    betweenDesks: false,
    at: at('2026-03-01T10:00:00'),
  });
  const slots: Slots = new Map();
  const perpetual = 'perpetual' as Product;
  expect(candlesOf('spot', [trade(5n), trade(6n)])[0]).toMatchObject({ product: 'spot', market: 'BTC', close: 6n });
  expect(candlesOf(perpetual, [trade(7n)])[0]).toMatchObject({ product: 'perpetual', market: 'BTC', open: 7n });
  expect(tapeOf('spot', [trade(5n), trade(6n)], slots).map(({ slot }) => slot)).toEqual([0, 1]);
  expect(tapeOf(perpetual, [trade(7n)], slots)).toMatchObject([{ product: 'perpetual', market: 'BTC', slot: 0 }]);
  expect(tapeOf('spot', [trade(5n)], slots)).toMatchObject([{ product: 'spot', slot: 2 }]);
});
