import { leaderPositions } from '@quay/contract/following';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { ask } from '../../../request/ask.ts';

const PAGE = 20;

/** All positions that a leader has closed, newest first. */
export const leaderPositionsQuery = (leader: string) =>
  infiniteQueryOptions({
    queryKey: ['following', 'leader-positions', leader],
    queryFn: ({ pageParam: before, signal }) =>
      ask(leaderPositions, { leader, ...(before !== undefined && { before }) }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => (page.length < PAGE ? undefined : String(page.at(-1)!.position)),
    meta: { shared: true },
  });
