import { overview } from '@quay/contract/referral';
import { queryOptions } from '@tanstack/react-query';
import { ask } from '../../../request/ask.ts';

/** The user's code, who is below, and what can be claimed now. */
export const overviewQuery = queryOptions({
  queryKey: ['referral', 'overview'],
  queryFn: ({ signal }) => ask(overview, {}, { signal }),
  refetchInterval: 30_000,
});
