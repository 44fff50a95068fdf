import { followers } from '@quay/contract/following';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { ask } from '../../../request/ask.ts';

const PAGE = 20;

/** Who follows the user, and who did, newest first. */
export const followersQuery = infiniteQueryOptions({
  queryKey: ['following', 'own', 'followers'],
  queryFn: ({ pageParam: before, signal }) => ask(followers, before === undefined ? {} : { before }, { signal }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: (page) => (page.length < PAGE ? undefined : String(page.at(-1)!.follow)),
  staleTime: 0,
});
