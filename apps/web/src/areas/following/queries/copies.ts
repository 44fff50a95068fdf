import { copies } from '@quay/contract/following';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { ask } from '../../../request/ask.ts';

const PAGE = 20;

/** What was copied for the user and what was skipped, newest first; of one follow or of all. */
export const copiesQuery = (follow?: string) =>
  infiniteQueryOptions({
    queryKey: ['following', 'own', 'copies', follow ?? 'all'],
    queryFn: ({ pageParam: before, signal }) =>
      ask(copies, { ...(follow !== undefined && { follow }), ...(before !== undefined && { before }) }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => (page.length < PAGE ? undefined : String(page.at(-1)!.id)),
    staleTime: 0,
  });
