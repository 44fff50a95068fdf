import { staffLoans } from '@quay/contract/staff';
import { useAsk } from '../../../request/hooks.ts';

const EVERY_MS = 10_000;

/** Loans that are not over, newest first. */
export const useStaffLoans = (before: string | undefined) =>
  useAsk(staffLoans, { ...(before !== undefined && { before }) }, { every: EVERY_MS });
