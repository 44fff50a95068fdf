import type { Fill, Order } from '@quay/contract/spot';
import { type InfiniteData, QueryClient } from '@tanstack/react-query';
import { beforeEach, describe, expect, it } from 'vitest';
import type { OrdersParams } from '../../../trading/orders/record-filter.ts';
import { exampleOrder } from '../example-order.ts';
import {
  fillsQuery,
  openOrdersQuery,
  orderDetailQuery,
  orderHistoryQuery,
  takeFills,
  takeOrders,
} from './order-lists.ts';

const order = (changes: Partial<Order>): Order => ({ ...exampleOrder, ...changes });
const fill = (tradeId: number, symbol = 'BTC'): Fill => ({
  tradeId,
  orderId: 1,
  symbol,
  side: 'buy',
  role: 'maker',
  price: '64000',
  quantity: '0.1',
  amount: '6400',
  fee: '0.0001',
  feeCoin: 'BTC',
  at: tradeId,
});

let client: QueryClient;
const open = () => client.getQueryData(openOrdersQuery.queryKey)?.map(({ orderId }) => orderId);
const pages = <Row>(key: readonly unknown[], idOf: (row: Row) => number) =>
  client.getQueryData<InfiniteData<Row[]>>(key)?.pages.map((page) => page.map(idOf));
const history = (query: OrdersParams = {}) => pages<Order>(orderHistoryQuery(query).queryKey, ({ orderId }) => orderId);
const held = <Row>(...rows: Row[][]) => ({ pages: rows, pageParams: rows.map(() => undefined) });

beforeEach(() => {
  client = new QueryClient();
});

describe('orders that were pushed', () => {
  it('enter and leave the open ones, newest first', () => {
    client.setQueryData(openOrdersQuery.queryKey, [order({ orderId: 5 }), order({ orderId: 3 })]);
    takeOrders(client, [order({ orderId: 7 }), order({ orderId: 5, status: 'filled' })]);
    expect(open()).toEqual([7, 3]);
  });

  it('do not set back what is known to be later', () => {
    client.setQueryData(openOrdersQuery.queryKey, [order({ filledQuantity: '0.5' })]);
    takeOrders(client, [order({ filledQuantity: '0.2' })]);
    expect(client.getQueryData(openOrdersQuery.queryKey)?.[0]?.filledQuantity).toBe('0.5');
    const key = orderDetailQuery('1').queryKey;
    client.setQueryData(key, { order: order({ status: 'cancelled' }), fills: [] });
    takeOrders(client, [order({})]);
    expect(client.getQueryData(key)?.order.status).toBe('cancelled');
  });

  it('enter the history when they have ended, each at its place and in its market', () => {
    client.setQueryData(orderHistoryQuery().queryKey, held([order({ orderId: 9 }), order({ orderId: 4 })], []));
    client.setQueryData(orderHistoryQuery({ symbol: 'ETH' }).queryKey, held([order({ orderId: 8, symbol: 'ETH' })]));
    takeOrders(client, [order({ orderId: 6, status: 'filled' }), order({ orderId: 10 })]);
    expect(history()).toEqual([[9, 6, 4], []]);
    expect(history({ symbol: 'ETH' })).toEqual([[8]]);
    takeOrders(client, [order({ orderId: 6, status: 'filled' })]);
    expect(history()).toEqual([[9, 6, 4], []]);
  });

  it('enter only the histories whose filter they fit', () => {
    const query: OrdersParams[] = [
      { side: 'sell' },
      { status: 'cancelled' },
      { from: '5' },
      { to: '5' },
      { type: 'market' },
    ];
    for (const one of query) client.setQueryData(orderHistoryQuery(one).queryKey, held<Order>([]));
    takeOrders(client, [order({ orderId: 6, status: 'filled', side: 'sell', createdAt: 5 })]);
    expect(query.map((one) => history(one)?.flat())).toEqual([[6], [], [6], [], []]);
  });

  it('that wait for a price stand among the open ones until they end', () => {
    client.setQueryData(openOrdersQuery.queryKey, []);
    const stop = order({ orderId: 8, type: 'stop-limit', stopPrice: '63000', status: 'waiting' });
    takeOrders(client, [stop]);
    expect(open()).toEqual([8]);
    takeOrders(client, [{ ...stop, status: 'open', triggeredAt: 3 }]);
    expect(client.getQueryData(openOrdersQuery.queryKey)?.[0]?.status).toBe('open');
    takeOrders(client, [{ ...stop, status: 'expired', ended: 'price-band' }]);
    expect(open()).toEqual([]);
  });

  it('older than all that is loaded wait for their page', () => {
    const full = Array.from({ length: 20 }, (_, at) => order({ orderId: 100 - at, status: 'filled' }));
    client.setQueryData(orderHistoryQuery().queryKey, held(full));
    takeOrders(client, [order({ orderId: 2, status: 'cancelled' })]);
    expect(history()?.flat()).not.toContain(2);
  });

  it('make nothing up where nothing was loaded', () => {
    takeOrders(client, [order({ status: 'filled' })]);
    expect(open()).toBeUndefined();
    expect(history()).toBeUndefined();
  });
});

describe('fills that were pushed', () => {
  it('stand once in their lists and in their order', () => {
    client.setQueryData(fillsQuery({ symbol: 'BTC' }).queryKey, held([fill(3)]));
    client.setQueryData(fillsQuery({ symbol: 'ETH' }).queryKey, held([fill(2, 'ETH')]));
    client.setQueryData(orderDetailQuery('1').queryKey, { order: order({}), fills: [fill(3)] });
    takeFills(client, [fill(4), fill(5)]);
    takeFills(client, [fill(4)]);
    expect(pages<Fill>(fillsQuery({ symbol: 'BTC' }).queryKey, ({ tradeId }) => tradeId)).toEqual([[5, 4, 3]]);
    expect(pages<Fill>(fillsQuery({ symbol: 'ETH' }).queryKey, ({ tradeId }) => tradeId)).toEqual([[2]]);
    expect(client.getQueryData(orderDetailQuery('1').queryKey)?.fills.map(({ tradeId }) => tradeId)).toEqual([3, 4, 5]);
  });
});
