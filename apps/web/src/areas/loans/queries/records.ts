import { records } from '@quay/contract/loans';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { ask } from '../../../request/ask.ts';

const PAGE = 20;

/** What happened to the user's loans, newest first; to one of them or to all. */
export const recordsQuery = (loan?: string) =>
  infiniteQueryOptions({
    queryKey: ['loans', 'own', 'records', loan ?? 'all'],
    queryFn: ({ pageParam: before, signal }) =>
      ask(records, { ...(loan !== undefined && { loan }), ...(before !== undefined && { before }) }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => (page.length < PAGE ? undefined : String(page.at(-1)!.id)),
    staleTime: 0,
  });
