import {
  advertiser,
  advertiserReviews,
  buy,
  type C2cOrder,
  type Offer,
  offers,
  pre,
  quickBuy,
  quickSell,
  sell,
} from '@quay/contract/c2c';
import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { balancesQuery } from '../../../market/balances.ts';
import { ask } from '../../../request/ask.ts';
import { quietly } from '../../../request/quietly.ts';
import type { OffersAsked } from '../forms/market-filter.ts';
import type { PreAsked, Taking } from '../forms/take.form.ts';
import { showOrder } from './changes.ts';

/** Ads are not pushed: while they are looked at they are asked for as often, a long list as much less often. */
const ADS_MS = 5_000;
const ADS_SIZE = 50;
const REVIEWS_SIZE = 20;

/** Ads that answer what is wanted. */
export const offersQuery = (asked: OffersAsked) =>
  infiniteQueryOptions({
    queryKey: ['c2c', 'offers', asked],
    queryFn: ({ pageParam, signal }) =>
      quietly(offers, { ...asked, pageNo: pageParam, pageSize: ADS_SIZE }, { signal }),
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
export const bestOfferQuery = (asked: OffersAsked) =>
  queryOptions({
    queryKey: ['c2c', 'best', asked],
    queryFn: async ({ signal }) =>
      (await quietly(offers, { ...asked, pageNo: 1, pageSize: 1 }, { signal })).rows[0] ?? null,
    staleTime: 0,
    refetchOnWindowFocus: 'always',
    refetchInterval: ADS_MS,
  });

/** What an order would be, of an ad or of the best one. */
export const preQuery = (asked: PreAsked) =>
  queryOptions({
    queryKey: ['c2c', 'pre', asked],
    queryFn: ({ signal }) => quietly(pre, asked, { signal }),
    staleTime: 0,
    refetchOnWindowFocus: 'always',
    refetchInterval: ADS_MS,
  });

export const advertiserQuery = (userId: number) =>
  queryOptions({
    queryKey: ['c2c', 'advertiser', userId],
    queryFn: ({ signal }) => quietly(advertiser, { userId }, { signal }),
    staleTime: 0,
    refetchOnWindowFocus: 'always',
    refetchInterval: 4 * ADS_MS,
  });

/** What others say of an advertiser, newest first; `good` leaves out the others. */
export const reviewsQuery = (userId: number, good?: boolean) =>
  infiniteQueryOptions({
    queryKey: ['c2c', 'reviews', userId, good ?? null],
    queryFn: ({ pageParam, signal }) =>
      quietly(
        advertiserReviews,
        { userId, ...(good !== undefined && { good }), ...(pageParam !== undefined && { before: pageParam }) },
        { signal },
      ),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: (page) => (page.length < REVIEWS_SIZE ? undefined : page.at(-1)!.reviewId),
    staleTime: 0,
  });

/** One review: the first of those before the next one. */
export const reviewQuery = (userId: number, reviewId: number) =>
  queryOptions({
    queryKey: ['c2c', 'review', userId, reviewId],
    async queryFn({ signal }) {
      const rows = await quietly(advertiserReviews, { userId, before: reviewId + 1 }, { signal });
      return rows.find((row) => row.reviewId === reviewId) ?? null;
    },
  });

function take(taking: Taking): Promise<C2cOrder> {
  const quiet = { quiet: true };
  switch (taking.call) {
    case 'buy':
      return ask(buy, taking.request, quiet);
    case 'sell':
      return ask(sell, taking.request, quiet);
    case 'quick-buy':
      return ask(quickBuy, taking.request, quiet);
    case 'quick-sell':
      return ask(quickSell, taking.request, quiet);
  }
}

export function useTake() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: take,
    onSuccess: (order) => {
      showOrder(client, order);
      for (const queryKey of [['c2c', 'offers'], ['c2c', 'ads'], balancesQuery.queryKey, ['ledger']]) {
        void client.invalidateQueries({ queryKey });
      }
    },
  });
}
