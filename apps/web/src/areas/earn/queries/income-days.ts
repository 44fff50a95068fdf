import { incomeDays } from '@quay/contract/earn';
import { queryOptions } from '@tanstack/react-query';
import { ask } from '../../../request/ask.ts';

/** What Earn brought the user in each of the last 30 days. */
export const incomeDaysQuery = queryOptions({
  queryKey: ['earn', 'own', 'income-days'],
  queryFn: ({ signal }) => ask(incomeDays, {}, { signal, quiet: true }),
  staleTime: 0,
});
