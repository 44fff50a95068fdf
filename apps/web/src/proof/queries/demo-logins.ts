import { type DemoLogin, demoLogins } from '@quay/contract/identity';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { ask } from '../../request/ask.ts';
import { useConfig } from '../../shell/queries/config.ts';

/** A code changes every half minute. */
const EVERY_MS = 5_000;

const demoLoginsQuery = queryOptions({
  queryKey: ['demo-logins'],
  queryFn: ({ signal }) => ask(demoLogins, {}, { signal, quiet: true }),
});

/** The accounts that are there to be tried; only where the market is simulated. `live`: with the codes of now. */
export function useDemoLogins({ live = false } = {}): readonly DemoLogin[] {
  const simulated = useConfig()?.simulatedMarket === true;
  return (
    useQuery({
      ...demoLoginsQuery,
      enabled: simulated,
      staleTime: live ? 0 : Number.POSITIVE_INFINITY,
      refetchInterval: live && EVERY_MS,
    }).data ?? []
  );
}
