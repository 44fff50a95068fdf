import { withdrawEnable } from '@quay/contract/identity';
import {
  type AmendOrder,
  amendOrder,
  cancelAll,
  cancelOrder,
  type Fill,
  feeRates,
  fills,
  type Order,
  type OrderDetail,
  openOrders,
  orderDetail,
  orderHistory,
  type PlaceOrder,
  placeOrder,
} from '@quay/contract/spot';
import { askAgain, exchangeNow } from '@quay/web-kit/request';
import {
  type InfiniteData,
  infiniteQueryOptions,
  type QueryClient,
  type QueryKey,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useLive } from '../../live/live.ts';
import { ask } from '../../request/ask.ts';
import { useSession } from '../../shell/session.ts';
import { isLive, later } from './figures.ts';
import { type FillsAsked, type OrdersAsked, showsFill, showsOrder } from '../../trading/orders/record-filter.ts';

const PAGE = 20;
/** Pushes are heard only while a page asks for them, so a page that comes back asks anew. */
const staleTime = 0;

/** The user's orders that have not ended, in all markets, newest first. */
export const openOrdersQuery = queryOptions({
  queryKey: ['spot', 'open-orders'],
  staleTime,
  queryFn: ({ signal }) => ask(openOrders, {}, { signal }),
});

/** Finished orders, newest first. */
export const orderHistoryQuery = (asked: OrdersAsked = {}) =>
  infiniteQueryOptions({
    queryKey: ['spot', 'order-history', asked],
    staleTime,
    queryFn: ({ pageParam, signal }) =>
      ask(orderHistory, { ...asked, before: pageParam, size: String(PAGE) }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => (page.length < PAGE ? undefined : String(page.at(-1)!.orderId)),
  });

/** Fills, newest first. */
export const fillsQuery = (asked: FillsAsked = {}) =>
  infiniteQueryOptions({
    queryKey: ['spot', 'fills', asked],
    staleTime,
    queryFn: ({ pageParam, signal }) => ask(fills, { ...asked, before: pageParam, size: String(PAGE) }, { signal }),
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

/** The user's fee tier and all tiers; nothing for a guest. */
export function useFeeRates() {
  const loggedIn = useSession((session) => session.token !== null);
  return useQuery({
    queryKey: ['fee-rates'],
    // A tier changes once a day; the volume of today moves with each fill, and is only read in its sheet.
    staleTime: 60_000,
    queryFn: ({ signal }) => ask(feeRates, {}, { signal }),
    enabled: loggedIn,
  });
}

const HOUR_MS = 60 * 60_000;

/** For how many hours orders far from the last price wait after a change of the user's security; nothing where none do. */
export function useHeldHours(wanted: boolean): number | undefined {
  const until = useQuery({
    queryKey: ['spot', 'held'],
    staleTime: 15_000,
    queryFn: ({ signal }) => ask(withdrawEnable, {}, { signal, quiet: true }),
    // Wrong fund passwords keep withdrawals back, and no order.
    select: ({ holds }) => holds.find(({ reason }) => reason !== 'fund-password-wrong')?.until,
    enabled: wanted,
  }).data;
  const left = until === undefined ? 0 : until - exchangeNow();
  return left > 0 ? Math.ceil(left / HOUR_MS) : undefined;
}

export function usePlaceOrder() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (order: PlaceOrder) => ask(placeOrder, order, { quiet: true }),
    onSuccess: (order) => takeOrders(client, [order]),
  });
}

export function useAmendOrder() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (change: AmendOrder) => ask(amendOrder, change, { quiet: true }),
    onSuccess: (order) => takeOrders(client, [order]),
    // It may have traded meanwhile, or be gone already: show what is so.
    onError: () => client.invalidateQueries({ queryKey: ['spot'] }),
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
 * while the line was down, or before the channel was taken, the shell asks for again. `woke` hears of a stop order whose
 * price has come.
 */
export function useSpotPushes(woke?: (order: Order) => void): void {
  const client = useQueryClient();
  const loggedIn = useSession((session) => session.token !== null);
  useLive<Order[]>(loggedIn ? 'orders' : null, (orders) => {
    const waited = client.getQueryData(openOrdersQuery.queryKey)?.filter(({ status }) => status === 'waiting');
    takeOrders(client, orders);
    for (const order of orders) {
      if (order.triggeredAt !== null && waited?.some(({ orderId }) => orderId === order.orderId)) woke?.(order);
    }
  });
  useLive<Fill[]>(loggedIn ? 'fills' : null, (fills) => takeFills(client, fills));
}

/** Puts orders that changed into every list that shows them. */
export function takeOrders(client: QueryClient, changed: readonly Order[]): void {
  client.setQueryData(openOrdersQuery.queryKey, (held) => {
    if (!held) return held;
    const next = new Map(held.map((order) => [order.orderId, order]));
    for (const order of changed) next.set(order.orderId, later(next.get(order.orderId), order));
    return [...next.values()].filter(isLive).sort((a, b) => b.orderId - a.orderId);
  });
  for (const [key] of client.getQueriesData<InfiniteData<Order[]>>({ queryKey: ['spot', 'order-history'] })) {
    const asked = key[2] as OrdersAsked;
    const finished = changed.filter((order) => !isLive(order) && showsOrder(asked, order));
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
    const asked = key[2] as FillsAsked;
    const here = added.filter((fill) => showsFill(asked, fill));
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
