import { claims } from '@quay/contract/referral';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { ask } from '../../../request/ask.ts';

const PAGE = 10;

/** What the user has claimed, newest first. */
export const claimsQuery = infiniteQueryOptions({
  queryKey: ['referral', 'claims'],
  queryFn: ({ signal, pageParam }) => ask(claims, pageParam === 0 ? {} : { before: String(pageParam) }, { signal }),
  initialPageParam: 0,
  getNextPageParam: (last) => (last.length === PAGE ? last.at(-1)!.id : undefined),
});
