import { advertiserReviews } from '@quay/contract/c2c';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { quietly } from '../../../request/quietly.ts';

const REVIEWS_SIZE = 20;

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
