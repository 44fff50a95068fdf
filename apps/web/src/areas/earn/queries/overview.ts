import { overview } from '@quay/contract/liquidity';
import { queryOptions } from '@tanstack/react-query';
import { ask } from '../../../request/ask.ts';

/** What linked wallets are paid, and what is left of the budget that pays them. */
export const overviewQuery = queryOptions({
  queryKey: ['earn', 'wallets'],
  queryFn: ({ signal }) => ask(overview, {}, { signal }),
  meta: { shared: true },
  refetchInterval: 30_000,
});
