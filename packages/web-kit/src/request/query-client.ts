import { QueryClient, type QueryFilters } from '@tanstack/react-query';
import { isUnavailable } from './refusal.ts';

/** Pages already visited show at once and refresh behind, once they are older than `staleTime`. */
export function createQueryClient(queries: { staleTime: number; gcTime: number; refetchOnWindowFocus?: boolean }) {
  return new QueryClient({
    defaultOptions: {
      queries: { ...queries, retry: (count, failure) => count < 2 && isUnavailable(failure) },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

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
