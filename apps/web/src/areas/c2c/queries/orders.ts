import { type C2cCoin, type C2cOrderRow, type C2cOrderState, type C2cSide, orders } from '@quay/contract/c2c';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { quietly } from '../../../request/quietly.ts';
import { mergedOrders } from '../merchant/waiting.ts';
import { pollMs } from './poll.ts';

/** The orders that were made from an ad. */
export const ordersOfAdQuery = (adId: number) =>
  queryOptions({
    queryKey: ['c2c', 'orders', 'ad', adId],
    queryFn: ({ signal }) => quietly(orders, { adId, size: 100 }, { signal }),
    staleTime: 0,
    refetchInterval: () => pollMs(),
  });

/** What still wants something of one of the two. */
export const merchantStates: C2cOrderState[] = ['unpaid', 'paid', 'appealed', 'disputed'];

const OPEN_PAGE = 100;

/** Nobody works off more at once; what is further behind comes up by itself. */
const PAGES_MAX = 10;

async function openOrders(signal: AbortSignal): Promise<C2cOrderRow[]> {
  const open: C2cOrderRow[] = [];
  for (let page = 0; page < PAGES_MAX; page += 1) {
    const before = open.at(-1)?.orderId;
    const query = { states: merchantStates, size: OPEN_PAGE, ...(before !== undefined && { before }) };
    const rows = await quietly(orders, query, { signal });
    open.push(...rows);
    if (rows.length < OPEN_PAGE) break;
  }
  return open;
}

/** Every order that still wants something, and what waits for the merchant beside them. */
export const merchantQuery = queryOptions({
  queryKey: ['c2c', 'orders', 'desk'],
  async queryFn({ signal }) {
    const waiting = quietly(orders, { waiting: true, size: OPEN_PAGE }, { signal });
    return mergedOrders(...(await Promise.all([waiting, openOrders(signal)])));
  },
  staleTime: 0,
  refetchOnWindowFocus: 'always',
  refetchInterval: () => pollMs(),
});

const PAGE = 20;

/** Most pages of a list that are asked for again and again. */
const POLLED_PAGES = 2;

export type OrdersFilter = {
  readonly states?: C2cOrderState[];
  readonly side?: C2cSide;
  readonly symbol?: C2cCoin;
  readonly role?: 'taker' | 'advertiser';
};

/** The user's orders, newest first. */
export const ordersQuery = (filter: OrdersFilter = {}) =>
  infiniteQueryOptions({
    queryKey: ['c2c', 'orders', filter],
    queryFn: ({ pageParam, signal }) =>
      quietly(orders, { ...filter, ...(pageParam !== undefined && { before: pageParam }), size: PAGE }, { signal }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: (page) => (page.length < PAGE ? undefined : page.at(-1)!.orderId),
    staleTime: 0,
    refetchOnWindowFocus: 'always',
    // Whoever reads far down is updated by pushes alone.
    refetchInterval: ({ state }) => ((state.data?.pages.length ?? 0) > POLLED_PAGES ? false : pollMs()),
  });

/** Those that wait for the user, the most urgent first. */
export const waitingQuery = queryOptions({
  queryKey: ['c2c', 'orders', 'waiting'],
  queryFn: ({ signal }) => quietly(orders, { waiting: true, size: 100 }, { signal }),
  staleTime: 0,
  refetchOnWindowFocus: 'always',
  refetchInterval: () => pollMs(),
});

/** Should a push be lost: only while something waits is it asked for again. */
const WAITING_MS = 30_000;

/** What waits most urgently for the user. */
export const mostUrgentQuery = queryOptions({
  queryKey: ['c2c', 'orders', 'most-urgent'],
  queryFn: ({ signal }) => quietly(orders, { waiting: true, size: 1 }, { signal }),
  select: ([first]) => first,
  refetchOnWindowFocus: 'always',
  refetchInterval: ({ state }) => (state.data?.length ? WAITING_MS : false),
});
