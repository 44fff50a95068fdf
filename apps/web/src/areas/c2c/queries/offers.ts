import { type Offer, offers } from '@quay/contract/c2c';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { quietly } from '../../../request/quietly.ts';
import type { OffersParams } from '../forms/market-filter.ts';

/** Ads are not pushed: while they are looked at they are asked for as often, a long list as much less often. */
export const ADS_MS = 5_000;

const ADS_SIZE = 50;

/** Ads that answer what is wanted. */
export const offersQuery = (query: OffersParams) =>
  infiniteQueryOptions({
    queryKey: ['c2c', 'offers', query],
    queryFn: ({ pageParam, signal }) =>
      quietly(offers, { ...query, pageNo: pageParam, pageSize: ADS_SIZE }, { signal }),
    initialPageParam: 1,
    getNextPageParam: ({ rows }, pages) => (rows.length < ADS_SIZE ? undefined : pages.length + 1),
    select: ({ pages }) => ({ rows: distinct(pages.flatMap(({ rows }) => rows)), total: pages.at(-1)?.total ?? 0 }),
    staleTime: 0,
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state }) => ADS_MS * Math.max(1, state.data?.pages.length ?? 1),
  });

/** An ad that moved between two answers stands on both pages: it is shown once. */
function distinct(rows: readonly Offer[]): readonly Offer[] {
  const seen = new Set<number>();
  return rows.filter(({ adId }) => !seen.has(adId) && seen.add(adId));
}

/** The best ad for what is wanted, as a guest sees it too. */
export const bestOfferQuery = (query: OffersParams) =>
  queryOptions({
    queryKey: ['c2c', 'best', query],
    queryFn: async ({ signal }) =>
      (await quietly(offers, { ...query, pageNo: 1, pageSize: 1 }, { signal })).rows[0] ?? null,
    staleTime: 0,
    refetchOnWindowFocus: 'always',
    refetchInterval: ADS_MS,
  });
