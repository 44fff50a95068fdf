import type { RequestOf } from '@quay/contract';
import { user } from '@quay/contract/staff';
import { type ReadOptions, useAsk } from '../../request/hooks.ts';

/** One user, masked. */
export const useUser = (request: RequestOf<typeof user>, options?: ReadOptions) => useAsk(user, request, options);
