import {
  type C2cCoin,
  type C2cOrder,
  type C2cOrderState,
  type C2cSide,
  orderDetail,
  orders,
  underWay,
} from '@quay/contract/c2c';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { live } from '../../../live/live.ts';
import { quietly } from '../../../request/quietly.ts';

const PAGE = 20;
/** Should a push be lost, what is under way is asked for as often; without the socket more often. */
const LIVE_MS = 20_000;
const LOST_MS = 4_000;
/** Most pages of a list that are asked for again and again. */
const POLLED_PAGES = 2;

/** How long what is under way may go unasked. A page that nobody sees does not ask. */
export const pollMs = (): number => (live.connection().state === 'live' ? LIVE_MS : LOST_MS);

const isUnderWay = ({ state, fault }: Pick<C2cOrder, 'state' | 'fault'>) =>
  underWay.includes(state) || fault === 'claimed';

/** One order with its timeline. */
export const orderQuery = (orderId: number) =>
  queryOptions({
    queryKey: ['c2c', 'order', orderId],
    queryFn: ({ signal }) => quietly(orderDetail, { orderId }, { signal }),
    staleTime: 0,
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state }) => (state.data && isUnderWay(state.data) ? pollMs() : false),
  });

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
    // Whoever reads far down hears by pushes alone.
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
