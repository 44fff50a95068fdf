import { QueryClient, type QueryFilters } from '@tanstack/react-query';
import { isUnreached, Refusal } from './refusal.ts';

/** Pages already visited show at once and refresh behind. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 5_000,
      gcTime: 30 * 60_000,
      // What the exchange refused it refuses again; what never reached it may be tried.
      retry: (count, failure) =>
        count < 2 &&
        (isUnreached(failure) || (failure instanceof Refusal && failure.code >= 502 && failure.code < 600)),
      // The socket tells what changed; a reconnect refetches.
      refetchOnWindowFocus: false,
    },
    mutations: { retry: false, networkMode: 'always' },
  },
});

/**
 * Asks anew for what may have changed. A first answer that is still under way may be older than the change; the library
 * would wait for it and be content, so it is given up.
 */
export async function askAgain(client: QueryClient, changed: QueryFilters): Promise<void> {
  const queries = client.getQueryCache().findAll(changed);
  const first = queries.filter(({ state }) => state.data === undefined && state.fetchStatus !== 'idle');
  await Promise.all(first.map((query) => query.cancel({ revert: true })));
  await client.invalidateQueries({ predicate: (query) => queries.includes(query) });
}
