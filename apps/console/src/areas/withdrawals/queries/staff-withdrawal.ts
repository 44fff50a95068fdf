import type { RequestOf } from '@quay/contract';
import { staffWithdrawal } from '@quay/contract/staff';
import { useAsk } from '../../../request/hooks.ts';

const EVERY_MS = 5_000;

/** One withdrawal with all that the rules saw. */
export const useStaffWithdrawal = (request: RequestOf<typeof staffWithdrawal>) =>
  useAsk(staffWithdrawal, request, { every: EVERY_MS });
