import { type Deposit, deposits } from '@quay/contract/wallet';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { ask } from '../../../request/ask.ts';
import { HISTORY_PAGE } from './history.ts';
import { MOVEMENTS, PENDING_MS } from './movements.ts';

export const waits = (deposit: Deposit | undefined): number | false => deposit?.state === 'pending' && PENDING_MS;

/** The newest deposits of a coin, live. */
export const depositsQuery = (symbol: string) =>
  queryOptions({
    queryKey: [MOVEMENTS, 'deposits', symbol],
    queryFn: ({ signal }) => ask(deposits, { symbol, size: '10' }, { signal }),
    staleTime: 0,
    refetchInterval: ({ state }) => waits(state.data?.find(({ state: is }) => is === 'pending')),
  });

/** The user's deposits, newest first. */
export const depositHistoryQuery = infiniteQueryOptions({
  queryKey: [MOVEMENTS, 'deposits', 'all'],
  // A push only says that something moved, and only while a screen subscribes to it: one that comes back asks anew.
  staleTime: 0,
  queryFn: ({ pageParam, signal }) => ask(deposits, { before: pageParam, size: String(HISTORY_PAGE) }, { signal }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: (page) => (page.length < HISTORY_PAGE ? undefined : String(page.at(-1)!.depositId)),
});
