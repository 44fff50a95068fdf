import { follows } from '@quay/contract/following';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { ask } from '../../../request/ask.ts';

const PAGE = 20;

/** Whom the user follows, newest first. */
export const followsQuery = queryOptions({
  queryKey: ['following', 'own', 'follows'],
  queryFn: ({ signal }) => fetchFollows(undefined, undefined, signal),
  staleTime: 0,
});

/** Whom the user followed, newest first. */
export const endedFollowsQuery = infiniteQueryOptions({
  queryKey: ['following', 'own', 'follows', 'over'],
  queryFn: ({ pageParam: before, signal }) => fetchFollows('1', before, signal),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: (page) => (page.length < PAGE ? undefined : String(page.at(-1)!.follow)),
  staleTime: 0,
});

const fetchFollows = (over: '1' | undefined, before: string | undefined, signal: AbortSignal) =>
  ask(follows, { ...(over && { over }), ...(before !== undefined && { before }) }, { signal });
