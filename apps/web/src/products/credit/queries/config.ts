import { config } from '@quay/contract/credit';
import { queryOptions } from '@tanstack/react-query';
import { ask } from '../../../request/ask.ts';

/** What can be borrowed, and on which terms. */
export const creditConfigQuery = queryOptions({
  queryKey: ['credit', 'config'],
  queryFn: ({ signal }) => ask(config, {}, { signal }),
  staleTime: 0,
});
