import { QueryClient } from '@tanstack/react-query';
import { isUnreached, Refusal } from './refusal.ts';

/** Pages already visited show at once and refresh behind. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 5_000,
      gcTime: 30 * 60_000,
      // What the exchange refused it refuses again; what never reached it may be tried.
      retry: (count, failure) =>
        count < 2 && (isUnreached(failure) || (failure instanceof Refusal && failure.code >= 502)),
      // The socket tells what changed; a reconnect refetches.
      refetchOnWindowFocus: false,
    },
    mutations: { retry: false, networkMode: 'always' },
  },
});
