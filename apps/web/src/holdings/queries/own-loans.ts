import { ownLoans } from '@quay/contract/loans';
import { units } from '@quay/money';
import { infiniteQueryOptions, queryOptions, useQuery } from '@tanstack/react-query';
import { ask } from '../../request/ask.ts';
import { useSession } from '../../shell/session.ts';

/** The user's loans that are not over, newest first: at most twenty. */
export const runningLoansQuery = queryOptions({
  queryKey: ['loans', 'own', 'running'],
  queryFn: ({ signal }) => ask(ownLoans, {}, { signal }),
  staleTime: 0,
});

const PAGE = 20;

/** The user's loans that are over, newest first. */
export const overQuery = infiniteQueryOptions({
  queryKey: ['loans', 'own', 'over'],
  queryFn: ({ pageParam: before, signal }) =>
    ask(ownLoans, { over: '1', ...(before !== undefined && { before }) }, { signal }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: (page) => (page.length < PAGE ? undefined : String(page.at(-1)!.loan)),
  staleTime: 0,
});

/** How much of a coin is pledged for loans: it is frozen in the account of the spot market. */
export function usePledged(symbol: string, isFrozen: boolean): bigint {
  const loggedIn = useSession((session) => session.token !== null);
  const loans = useQuery({ ...runningLoansQuery, enabled: loggedIn && isFrozen }).data ?? [];
  return loans.reduce((sum, { pledge, pledged }) => (pledge === symbol ? sum + units(pledged) : sum), 0n);
}
