import type { Fill, Order } from '@quay/contract/spot';
import { expect, test } from 'vitest';
import {
  activeIn,
  fillsParams,
  filterOf,
  kindOf,
  ordersParams,
  type RecordFilter,
  searchOf,
  showsFill,
  showsOrder,
  without,
} from './record-filter.ts';

const full: RecordFilter = {
  symbol: 'BTC',
  side: 'sell',
  type: 'stop-limit',
  status: 'expired',
  from: '2026-11-01',
  to: '2026-11-21',
};

test('a filter survives its address, so that back and a shared link show the same', () => {
  for (const kind of ['orders', 'fills'] as const) {
    const search = new URLSearchParams(searchOf(kind, full));
    expect(filterOf('BTC', search)).toEqual(full);
    expect(kindOf(search)).toBe(kind);
  }
  expect(searchOf('orders', { symbol: 'BTC' })).toEqual({});
  expect(filterOf('all', new URLSearchParams())).toEqual({});
});

test.each([
  'side=both',
  'type=stop',
  'status=open',
  'status=waiting',
  'from=2026-02-30',
  'from=yesterday',
  'to=1969-12-31',
  'from=2026-2-3',
])('%s says nothing', (query) => expect(filterOf('<b>', new URLSearchParams(query))).toEqual({}));

test('each kind of record has its own filters', () => {
  expect(activeIn('orders', full)).toEqual(['symbol', 'side', 'type', 'status', 'from', 'to']);
  expect(activeIn('fills', full)).toEqual(['symbol', 'side', 'from', 'to']);
  expect(activeIn('fills', without(full, ['symbol', 'from']))).toEqual(['side', 'to']);
});

test('what is asked is on the wire what the days are on the device, both included', () => {
  const from = String(new Date(2026, 10, 1).getTime());
  const to = String(new Date(2026, 10, 22).getTime());
  expect(ordersParams(full)).toEqual({ symbol: 'BTC', side: 'sell', type: 'stop-limit', status: 'expired', from, to });
  expect(fillsParams(full)).toEqual({ symbol: 'BTC', side: 'sell', from, to });
  expect(ordersParams({})).toEqual({});
});

test('a list shows what fits all that it asked for', () => {
  const order = { symbol: 'BTC', side: 'sell', type: 'limit', status: 'filled', createdAt: 100 } as Order;
  for (const fits of [{}, { symbol: 'BTC', status: 'filled' as const }, { from: '100' }, { to: '101' }]) {
    expect(showsOrder(fits, order)).toBe(true);
  }
  for (const not of [
    { symbol: 'ETH' },
    { side: 'buy' as const },
    { type: 'market' as const },
    { from: '101' },
    { to: '100' },
  ]) {
    expect(showsOrder(not, order)).toBe(false);
  }
  const fill = { symbol: 'BTC', side: 'buy', at: 100 } as Fill;
  expect(showsFill({ side: 'buy', from: '100' }, fill)).toBe(true);
  expect(showsFill({ side: 'sell' }, fill)).toBe(false);
  expect(showsFill({ to: '100' }, fill)).toBe(false);
});
