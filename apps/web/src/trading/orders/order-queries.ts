import type { Product } from '@quay/contract/trading';
import { askAgain } from '@quay/web-kit/request';
import {
  type InfiniteData,
  infiniteQueryOptions,
  type QueryClient,
  type QueryKey,
  queryOptions,
  useQueryClient,
} from '@tanstack/react-query';
import { useLive } from '../../live/live.ts';
import { useSession } from '../../shell/session.ts';
import type { Fill, Order, OrderDetail } from './order.ts';
import { isLive, later } from './order-figures.ts';
import { type FillsParams, type OrdersParams, showsFill, showsOrder } from './record-filter.ts';

type Page = { readonly before: string | undefined; readonly size: string };

/** How a product's server is asked for orders and fills. */
export type OrderCalls = {
  /** What their keys begin with, where a product has lists of a part of it; else the product. */
  readonly key?: string;
  /** Of which orders and fills such lists are. */
  readonly shows?: (one: Order | Fill) => boolean;
  readonly openOrders: (signal: AbortSignal) => Promise<Order[]>;
  readonly orderHistory: (params: OrdersParams & Page, signal: AbortSignal) => Promise<Order[]>;
  readonly fills: (params: FillsParams & Page, signal: AbortSignal) => Promise<Fill[]>;
  readonly orderDetail: (orderId: string, signal: AbortSignal) => Promise<OrderDetail>;
  /** The private channels that report them. */
  readonly channels: { readonly orders: string; readonly fills: string };
  /** Brings an order that was pushed into the form in which all products' orders are kept. */
  readonly received?: (order: Order) => Order;
};

const PAGE = 20;
/** Pushes arrive only while a page asks for them, so a page that comes back asks anew. */
const staleTime = 0;
/** Nothing is pushed to the demo: what changes by itself is asked for again. */
const refetchInterval = () => (useSession.getState().demo ? 2_000 : false);

/** The queries of a product's orders and fills, and what keeps them up to date. Their keys begin with the product. */
export function orderQueries(of: Product, calls: OrderCalls) {
  const product = calls.key ?? of;
  const shows = calls.shows ?? (() => true);
  /** The user's orders that have not ended, in all markets, newest first. */
  const openOrdersQuery = queryOptions({
    queryKey: [product, 'open-orders'],
    staleTime,
    refetchInterval,
    queryFn: ({ signal }) => calls.openOrders(signal),
  });

  /** Finished orders, newest first. */
  const orderHistoryQuery = (params: OrdersParams = {}) =>
    infiniteQueryOptions({
      queryKey: [product, 'order-history', params],
      staleTime,
      refetchInterval,
      queryFn: ({ pageParam, signal }) =>
        calls.orderHistory({ ...params, before: pageParam, size: String(PAGE) }, signal),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: (page) => (page.length < PAGE ? undefined : String(page.at(-1)!.orderId)),
    });

  /** Fills, newest first. */
  const fillsQuery = (params: FillsParams = {}) =>
    infiniteQueryOptions({
      queryKey: [product, 'fills', params],
      staleTime,
      refetchInterval,
      queryFn: ({ pageParam, signal }) => calls.fills({ ...params, before: pageParam, size: String(PAGE) }, signal),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: (page) => (page.length < PAGE ? undefined : String(page.at(-1)!.tradeId)),
    });

  /** One order with its fills. */
  const orderDetailQuery = (orderId: string) =>
    queryOptions({
      queryKey: [product, 'order', orderId],
      staleTime,
      queryFn: ({ signal }) => calls.orderDetail(orderId, signal),
    });

  /** Puts orders that changed into every list that shows them. */
  function takeOrders(client: QueryClient, changed: readonly Order[]): void {
    client.setQueryData(openOrdersQuery.queryKey, (held) => {
      if (!held) return held;
      const next = new Map(held.map((order) => [order.orderId, order]));
      for (const order of changed) next.set(order.orderId, later(next.get(order.orderId), order));
      return [...next.values()].filter(isLive).sort((a, b) => b.orderId - a.orderId);
    });
    for (const [key] of client.getQueriesData<InfiniteData<Order[]>>({ queryKey: [product, 'order-history'] })) {
      const params = key[2] as OrdersParams;
      const finished = changed.filter((order) => !isLive(order) && showsOrder(params, order));
      if (finished.length > 0) putIntoPages(client, key, finished, (order) => order.orderId);
    }
    for (const order of changed) {
      client.setQueryData<OrderDetail>(
        orderDetailQuery(String(order.orderId)).queryKey,
        (held) => held && { ...held, order: later(held.order, order) },
      );
    }
    // An answer that is still on its way may be older than what was just pushed.
    void askAgain(client, { queryKey: [product], fetchStatus: 'fetching' });
  }

  /** Puts new fills into every list that shows them. */
  function takeFills(client: QueryClient, added: readonly Fill[]): void {
    for (const [key] of client.getQueriesData<InfiniteData<Fill[]>>({ queryKey: [product, 'fills'] })) {
      const params = key[2] as FillsParams;
      const here = added.filter((fill) => showsFill(params, fill));
      if (here.length > 0) putIntoPages(client, key, here, (fill) => fill.tradeId);
    }
    for (const fill of added) {
      client.setQueryData<OrderDetail>(orderDetailQuery(String(fill.orderId)).queryKey, (held) =>
        !held || held.fills.some((known) => known.tradeId === fill.tradeId)
          ? held
          : { ...held, fills: [...held.fills, fill].sort((a, b) => a.tradeId - b.tradeId) },
      );
    }
    // An answer that is still on its way may be older than what was just pushed.
    void askAgain(client, { queryKey: [product], fetchStatus: 'fetching' });
  }

  /**
   * Keeps all of these queries up to date. A page that shows orders or fills calls it once. What was pushed while the line
   * was down, or before the channel was taken, the shell asks for again. `triggered` gets each stop order whose price has
   * come.
   */
  function useOrderPushes(triggered?: (order: Order) => void): void {
    const client = useQueryClient();
    const loggedIn = useSession((session) => session.token !== null && !session.demo);
    useLive<Order[]>(loggedIn ? calls.channels.orders : null, (pushed) => {
      const orders = (calls.received ? pushed.map(calls.received) : pushed).filter(shows);
      const waited = client.getQueryData(openOrdersQuery.queryKey)?.filter(({ status }) => status === 'waiting');
      takeOrders(client, orders);
      for (const order of orders) {
        if (order.triggeredAt !== null && waited?.some(({ orderId }) => orderId === order.orderId)) triggered?.(order);
      }
    });
    useLive<Fill[]>(loggedIn ? calls.channels.fills : null, (fills) => takeFills(client, fills.filter(shows)));
  }

  return { openOrdersQuery, orderHistoryQuery, fillsQuery, orderDetailQuery, takeOrders, takeFills, useOrderPushes };
}

export type OrderQueries = ReturnType<typeof orderQueries>;

/** Newest first over all pages; what is older than everything loaded waits for its own page. */
function putIntoPages<Row>(client: QueryClient, key: QueryKey, rows: readonly Row[], idOf: (row: Row) => number): void {
  client.setQueryData<InfiniteData<Row[]>>(key, (held) => {
    if (!held) return held;
    const pages = held.pages.map((page) => [...page]);
    const complete = (pages.at(-1)?.length ?? 0) < PAGE;
    for (const row of rows) {
      const id = idOf(row);
      for (const [number, page] of pages.entries()) {
        const at = page.findIndex((known) => idOf(known) <= id);
        if (at >= 0) {
          page.splice(at, idOf(page[at]!) === id ? 1 : 0, row);
          break;
        }
        if (number === pages.length - 1 && complete) page.push(row);
      }
    }
    return { ...held, pages };
  });
}
