import { days } from '@quay/contract/liquidity';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { ask } from '../../../request/ask.ts';

const PAGE = 20;

/** Days of the user's linked wallets, newest first. */
export const daysQuery = infiniteQueryOptions({
  queryKey: ['earn', 'own', 'days'],
  queryFn: ({ pageParam, signal }) => ask(days, pageParam === '' ? {} : { before: pageParam }, { signal }),
  initialPageParam: '',
  getNextPageParam: (page) => (page.length < PAGE ? undefined : String(page.at(-1)!.id)),
});
