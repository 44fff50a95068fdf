import { shares } from '@quay/contract/following';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { ask } from '../../../request/ask.ts';

const PAGE = 20;

/** Shares that the user paid as a follower, or got as a leader, newest first. */
export const sharesQuery = (as: 'follower' | 'leader') =>
  infiniteQueryOptions({
    queryKey: ['following', 'own', 'shares', as],
    queryFn: ({ pageParam: before, signal }) =>
      ask(shares, { as, ...(before !== undefined && { before }) }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => (page.length < PAGE ? undefined : String(page.at(-1)!.id)),
    staleTime: 0,
  });
