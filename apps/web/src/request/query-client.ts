import { createQueryClient } from '@quay/web-kit/request';

export const queryClient = createQueryClient({
  staleTime: 5_000,
  gcTime: 30 * 60_000,
  // The socket reports what changed; a reconnect refetches.
  refetchOnWindowFocus: false,
});
