import { type Order, spotProduct, type Trade, type TradingProduct, tradingTables } from '@quay/core';
import { expect, it } from 'vitest';
import { channelsOf } from './private-channels.ts';
import { productPushes, pushesOfUsers } from './product-pushes.ts';

const onWire = {
  order: ({ id }: Order) => ({ orderId: id }),
  fill: ({ id }: Trade, owner: number) => ({ tradeId: id, owner }),
};

/** A product beside spot, with tables of its own. */
const second = {
  name: 'second',
  tables: tradingTables({
    product: 'second' as TradingProduct['name'],
    orders: 900,
    trades: 901,
    clientOrders: 902,
    volumes: 903,
    tiers: 904,
    levels: 905,
  }),
} as unknown as TradingProduct;

const pushes = [...productPushes(spotProduct, onWire), ...productPushes(second, onWire)];

it('gives each product channels of its own, with the rows of its own tables', () => {
  expect(pushes.map(({ channel }) => channel)).toEqual(['orders', 'fills', 'orders:second', 'fills:second']);
  const { subscribers, rowsFor } = channelsOf<string>(pushes);
  for (const users of subscribers.values()) {
    users.set(7, new Set(['a']));
    users.set(8, new Set(['b']));
  }
  const put = (table: object, row: object) => ({ table, op: 'put', row }) as never;
  const rows = rowsFor([
    put(spotProduct.tables.trades, { id: 1, buyer: 7, seller: 9 }),
    put(spotProduct.tables.orders, { id: 3, owner: 7 }),
    // Numbers of one product say nothing about those of another.
    put(second.tables.orders, { id: 3, owner: 7 }),
    put(second.tables.trades, { id: 1, buyer: 7, seller: 8 }),
  ]);
  expect([...rows].map(({ channel, user, rows }) => [user, channel, rows.map(([, row]) => row)])).toEqual([
    [7, 'orders', [{ orderId: 3 }]],
    [7, 'fills', [{ tradeId: 1, owner: 7 }]],
    [7, 'orders:second', [{ orderId: 3 }]],
    [7, 'fills:second', [{ tradeId: 1, owner: 7 }]],
    [8, 'fills:second', [{ tradeId: 1, owner: 8 }]],
  ]);
});

it('names the channel that no area pushes on, and one that two do', () => {
  const channels = pushes.map(({ channel }) => channel);
  expect(pushesOfUsers(pushes, channels)).toBe(pushes);
  expect(() => pushesOfUsers(pushes.slice(0, 3), channels)).toThrow('channel fills:second is declared by 0');
  expect(() => pushesOfUsers([...pushes, ...productPushes(spotProduct, onWire)], channels)).toThrow(
    'channel orders is declared by 2',
  );
});
