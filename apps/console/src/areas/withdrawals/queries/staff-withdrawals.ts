import type { RequestOf } from '@quay/contract';
import { staffWithdrawals } from '@quay/contract/staff';
import { usePages } from '../../../request/hooks.ts';

const PAGE = 50;
const EVERY_MS = 15_000;

/** Withdrawals that wait for staff, the oldest first; or those in a named state, the newest first. 50 a page. */
export const useStaffWithdrawals = (request: RequestOf<typeof staffWithdrawals>) =>
  usePages(staffWithdrawals, request, { idOf: (row) => row.withdrawalId, size: PAGE, every: EVERY_MS });
