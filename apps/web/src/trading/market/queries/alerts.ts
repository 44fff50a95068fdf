import { alerts } from '@quay/contract/market';
import { queryOptions } from '@tanstack/react-query';
import { ask } from '../../../request/ask.ts';

/** The price alerts of the reader that have not fired. */
export const alertsQuery = queryOptions({
  queryKey: ['market', 'alerts'],
  queryFn: ({ signal }) => ask(alerts, {}, { signal, quiet: true }),
  staleTime: 10_000,
});
