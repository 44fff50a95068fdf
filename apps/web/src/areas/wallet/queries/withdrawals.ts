import { withdrawals } from '@quay/contract/wallet';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { ask } from '../../../request/ask.ts';
import { HISTORY_PAGE } from './history.ts';
import { MOVEMENTS } from './movements.ts';

/** The user's withdrawals, newest first. */
export const withdrawalHistoryQuery = infiniteQueryOptions({
  queryKey: [MOVEMENTS, 'withdrawals', 'all'],
  // A push only says that something moved, and only while a screen subscribes to it: one that comes back asks anew.
  staleTime: 0,
  queryFn: ({ pageParam, signal }) => ask(withdrawals, { before: pageParam, size: String(HISTORY_PAGE) }, { signal }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: (page) => (page.length < HISTORY_PAGE ? undefined : String(page.at(-1)!.withdrawalId)),
});

/** The newest few: among them is what an unanswered request has made. */
export const newestQuery = queryOptions({
  queryKey: [MOVEMENTS, 'newest'],
  queryFn: ({ signal }) => ask(withdrawals, { size: '5' }, { signal }),
  staleTime: 0,
});
