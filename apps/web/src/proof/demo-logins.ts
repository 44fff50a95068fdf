import { type DemoLogin, demoLogins } from '@quay/contract/identity';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { ask } from '../request/ask.ts';
import { useConfig } from '../shell/config.ts';

/** A code changes every half minute. */
const EVERY_MS = 5_000;

const demoLoginsQuery = queryOptions({
  queryKey: ['demo-logins'],
  queryFn: ({ signal }) => ask(demoLogins, {}, { signal, quiet: true }),
  staleTime: 0,
  refetchInterval: EVERY_MS,
});

/** The accounts that are there to be tried; only where the market is simulated. */
export function useDemoLogins(): readonly DemoLogin[] {
  const simulated = useConfig()?.simulatedMarket === true;
  return useQuery({ ...demoLoginsQuery, enabled: simulated }).data ?? [];
}
