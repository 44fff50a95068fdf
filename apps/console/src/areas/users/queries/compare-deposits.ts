import type { RequestOf } from '@quay/contract';
import { compareDeposits } from '@quay/contract/staff';
import { type ReadOptions, useAsk } from '../../../request/hooks.ts';

/** What came to a user on chain beside what the books have of it. */
export const useCompareDeposits = (request: RequestOf<typeof compareDeposits>, options?: ReadOptions) =>
  useAsk(compareDeposits, request, options);
