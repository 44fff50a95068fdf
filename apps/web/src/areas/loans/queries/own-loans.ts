import { ownLoans } from '@quay/contract/loans';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { ask } from '../../../request/ask.ts';

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
