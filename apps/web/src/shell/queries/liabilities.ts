import { liabilities } from '@quay/contract/wallet';
import { queryOptions } from '@tanstack/react-query';
import { ask } from '../../request/ask.ts';

/** What was published never changes; a day may be added. */
export const liabilitiesQuery = queryOptions({
  queryKey: ['liabilities'],
  queryFn: ({ signal }) => ask(liabilities, {}, { signal }),
  staleTime: 60_000,
});
