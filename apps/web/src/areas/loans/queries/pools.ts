import { pools } from '@quay/contract/loans';
import { queryOptions } from '@tanstack/react-query';
import { ask } from '../../../request/ask.ts';

/** What is in the pools that loans come from. */
export const poolsQuery = queryOptions({
  queryKey: ['loans', 'pools'],
  queryFn: ({ signal }) => ask(pools, {}, { signal }),
});
