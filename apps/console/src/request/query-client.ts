import { QueryClient } from '@tanstack/react-query';
import { isUnreached } from './refusal.ts';

/** What was seen already shows at once and refreshes behind. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 3_000,
      gcTime: 10 * 60_000,
      // What the server refused it refuses again; what never reached it may be tried.
      retry: (count, failure) => count < 2 && isUnreached(failure),
    },
    mutations: { retry: false, networkMode: 'always' },
  },
});
