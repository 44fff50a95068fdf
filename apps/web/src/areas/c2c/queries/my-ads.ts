import { type AdShownState, myAds } from '@quay/contract/c2c';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { ask } from '../../../request/ask.ts';
import { quietly } from '../../../request/quietly.ts';
import { pollMs } from './poll.ts';

const PAGE = 20;

/** The user's ads in some states, newest first. */
export const myAdsQuery = (states: readonly AdShownState[]) =>
  infiniteQueryOptions({
    queryKey: ['c2c', 'ads', states],
    queryFn: ({ pageParam, signal }) =>
      quietly(
        myAds,
        { states: [...states], size: PAGE, ...(pageParam !== undefined && { before: pageParam }) },
        { signal },
      ),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: (page) => (page.length < PAGE ? undefined : page.at(-1)!.adId),
    staleTime: 0,
    refetchOnWindowFocus: 'always',
    refetchInterval: () => pollMs(),
  });

const SHELF_PAGE = 100;

/** The ads that can still be taken or put back, newest first. */
export const merchantAdsQuery = queryOptions({
  queryKey: ['c2c', 'ads', 'desk'],
  queryFn: ({ signal }) => ask(myAds, { states: ['on', 'off'], size: SHELF_PAGE }, { signal, quiet: true }),
  refetchOnWindowFocus: 'always',
});
