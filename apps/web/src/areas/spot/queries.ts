import {
  cancelAll,
  cancelOrder,
  type Fill,
  fills,
  type Order,
  type OrderDetail,
  openOrders,
  orderDetail,
  orderHistory,
  type PlaceOrder,
  placeOrder,
} from '@quay/contract/spot';
import {
  type InfiniteData,
  infiniteQueryOptions,
  type QueryClient,
  type QueryKey,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { useLive } from '../../live/live.ts';
import { ask } from '../../request/ask.ts';
import { askAgain } from '../../request/query-client.ts';
import { useSession } from '../../shell/session.ts';
import { later } from './figures.ts';

const PAGE = 20;
/** Pushes are heard only while a page asks for them, so a page that comes back asks anew. */
const staleTime = 0;

/** The user's open orders in all markets, newest first. */
export const openOrdersQuery = queryOptions({
  queryKey: ['spot', 'open-orders'],
  staleTime,
  queryFn: ({ signal }) => ask(openOrders, {}, { signal }),
});

/** Finished orders, newest first; of one market, or of all. */
export const orderHistoryQuery = (symbol?: string) =>
  infiniteQueryOptions({
    queryKey: ['spot', 'order-history', symbol ?? ''],
    staleTime,
    queryFn: ({ pageParam, signal }) =>
      ask(orderHistory, { symbol, before: pageParam, size: String(PAGE) }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => (page.length < PAGE ? undefined : String(page.at(-1)!.orderId)),
  });

/** Fills, newest first; of one market, or of all. */
export const fillsQuery = (symbol?: string) =>
  infiniteQueryOptions({
    queryKey: ['spot', 'fills', symbol ?? ''],
    staleTime,
    queryFn: ({ pageParam, signal }) => ask(fills, { symbol, before: pageParam, size: String(PAGE) }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => (page.length < PAGE ? undefined : String(page.at(-1)!.tradeId)),
  });

/** One order with its fills. */
export const orderDetailQuery = (orderId: string) =>
  queryOptions({
    queryKey: ['spot', 'order', orderId],
    staleTime,
    queryFn: ({ signal }) => ask(orderDetail, { orderId }, { signal }),
  });

export function usePlaceOrder() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (order: PlaceOrder) => ask(placeOrder, order, { quiet: true }),
    onSuccess: (order) => takeOrders(client, [order]),
  });
}

export function useCancelOrder() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (orderId: number) => ask(cancelOrder, { orderId }),
    onSuccess: (order) => takeOrders(client, [order]),
    // It may have been filled meanwhile, or be gone already: show what is so.
    onError: () => client.invalidateQueries({ queryKey: ['spot'] }),
  });
}

export function useCancelAll() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (symbol: string | undefined) => ask(cancelAll, { symbol }),
    onSettled: () => client.invalidateQueries({ queryKey: ['spot'] }),
  });
}

/**
 * Keeps everything that this file asks for up to date. A page that shows orders or fills calls it once. What was pushed
 * while the line was down, or before the channel was taken, the shell asks for again.
 */
export function useSpotPushes(): void {
  const client = useQueryClient();
  const loggedIn = useSession((session) => session.token !== null);
  useLive<Order[]>(loggedIn ? 'orders' : null, (orders) => takeOrders(client, orders));
  useLive<Fill[]>(loggedIn ? 'fills' : null, (fills) => takeFills(client, fills));
}

/** Puts orders that changed into every list that shows them. */
export function takeOrders(client: QueryClient, changed: readonly Order[]): void {
  client.setQueryData(openOrdersQuery.queryKey, (held) => {
    if (!held) return held;
    const next = new Map(held.map((order) => [order.orderId, order]));
    for (const order of changed) next.set(order.orderId, later(next.get(order.orderId), order));
    return [...next.values()].filter((order) => order.status === 'open').sort((a, b) => b.orderId - a.orderId);
  });
  for (const [key] of client.getQueriesData<InfiniteData<Order[]>>({ queryKey: ['spot', 'order-history'] })) {
    const symbol = key[2];
    const finished = changed.filter((order) => order.status !== 'open' && (symbol === '' || order.symbol === symbol));
    if (finished.length > 0) putIntoPages(client, key, finished, (order) => order.orderId);
  }
  for (const order of changed) {
    client.setQueryData<OrderDetail>(
      orderDetailQuery(String(order.orderId)).queryKey,
      (held) => held && { ...held, order: later(held.order, order) },
    );
  }
  // An answer that is still on its way may be older than what was just heard.
  void askAgain(client, { queryKey: ['spot'], fetchStatus: 'fetching' });
}

/** Puts new fills into every list that shows them. */
export function takeFills(client: QueryClient, added: readonly Fill[]): void {
  for (const [key] of client.getQueriesData<InfiniteData<Fill[]>>({ queryKey: ['spot', 'fills'] })) {
    const symbol = key[2];
    const here = added.filter((fill) => symbol === '' || fill.symbol === symbol);
    if (here.length > 0) putIntoPages(client, key, here, (fill) => fill.tradeId);
  }
  for (const fill of added) {
    client.setQueryData<OrderDetail>(orderDetailQuery(String(fill.orderId)).queryKey, (held) =>
      !held || held.fills.some((known) => known.tradeId === fill.tradeId)
        ? held
        : { ...held, fills: [...held.fills, fill].sort((a, b) => a.tradeId - b.tradeId) },
    );
  }
  // An answer that is still on its way may be older than what was just heard.
  void askAgain(client, { queryKey: ['spot'], fetchStatus: 'fetching' });
}

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
