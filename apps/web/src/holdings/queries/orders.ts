import { orders } from '@quay/contract/earn';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { ask } from '../../request/ask.ts';

const PAGE = 20;

/** What the user has in Earn, newest first. */
export const ordersQuery = queryOptions({
  queryKey: ['earn', 'own', 'orders'],
  queryFn: ({ signal }) => ask(orders, {}, { signal }),
  staleTime: 0,
});

/** What is over, newest first. */
export const endedOrdersQuery = infiniteQueryOptions({
  queryKey: ['earn', 'own', 'orders', 'over'],
  queryFn: ({ pageParam: before, signal }) =>
    ask(orders, { over: '1', ...(before !== undefined && { before }) }, { signal }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: (page) => (page.length < PAGE ? undefined : String(page.at(-1)!.order)),
  staleTime: 0,
});
