import { deposits, profitLoss, withdrawals } from '@quay/contract/wallet';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { ask } from '../../../request/ask.ts';
import { MOVEMENTS } from './movements.ts';

const PAGE = 20;
/** The push only says that something moved, and only while a screen hears it: a screen that comes back asks anew. */
const staleTime = 0;

/** The user's deposits, newest first. */
export const depositsQuery = infiniteQueryOptions({
  queryKey: [MOVEMENTS, 'deposits', 'all'],
  staleTime,
  queryFn: ({ pageParam, signal }) => ask(deposits, { before: pageParam, size: String(PAGE) }, { signal }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: (page) => (page.length < PAGE ? undefined : String(page.at(-1)!.depositId)),
});

/** The user's withdrawals, newest first. */
export const withdrawalsQuery = infiniteQueryOptions({
  queryKey: [MOVEMENTS, 'withdrawals', 'all'],
  staleTime,
  queryFn: ({ pageParam, signal }) => ask(withdrawals, { before: pageParam, size: String(PAGE) }, { signal }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: (page) => (page.length < PAGE ? undefined : String(page.at(-1)!.withdrawalId)),
});

/** The last days of the user, oldest first, today at the end. */
export const profitQuery = (days: number) =>
  queryOptions({
    queryKey: ['profit-loss', days],
    staleTime: 60_000,
    queryFn: ({ signal }) => ask(profitLoss, { days: String(days) }, { signal }),
  });
