import { createQueryClient } from '@quay/web-kit/request';

export const queryClient = createQueryClient({ staleTime: 3_000, gcTime: 10 * 60_000 });
