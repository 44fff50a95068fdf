import { statistics } from '@quay/contract/credit';
import { queryOptions } from '@tanstack/react-query';
import { ask } from '../../../request/ask.ts';

/** What the user has borrowed, in sums. */
export const creditStatisticsQuery = queryOptions({
  queryKey: ['credit', 'own', 'statistics'],
  queryFn: ({ signal }) => ask(statistics, {}, { signal }),
  staleTime: 0,
});
