import { coverage } from '@quay/contract/earn';
import { queryOptions } from '@tanstack/react-query';
import { ask } from '../../../request/ask.ts';

/** Of each product: what is promised, and what is there for it. */
export const coverageQuery = queryOptions({
  queryKey: ['earn', 'coverage'],
  queryFn: ({ signal }) => ask(coverage, {}, { signal }),
  meta: { shared: true },
  refetchInterval: 30_000,
});
