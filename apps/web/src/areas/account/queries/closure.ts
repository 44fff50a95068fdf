import { closure } from '@quay/contract/account';
import { queryOptions } from '@tanstack/react-query';
import { ask } from '../../../request/ask.ts';

/** What is in the way changes anywhere: it is asked for with each look. */
export const closureQuery = queryOptions({
  queryKey: ['closure'],
  staleTime: 0,
  queryFn: ({ signal }) => ask(closure, {}, { signal }),
});
