import { statistics } from '@quay/contract/c2c';
import { queryOptions } from '@tanstack/react-query';
import { ask } from '../../../request/ask.ts';

/** A merchant's own figures. */
export const statisticsQuery = queryOptions({
  queryKey: ['c2c', 'statistics'],
  queryFn: ({ signal }) => ask(statistics, {}, { signal, quiet: true }),
  refetchOnWindowFocus: 'always',
});
