import { staffContract } from '@quay/contract/staff';
import { useAsk } from '../../../request/hooks.ts';

const EVERY_MS = 5_000;

/** One contract: sources of its index, tiers, caps, status, and what was changed. */
export const useStaffContract = (symbol: string) => useAsk(staffContract, { symbol }, { every: EVERY_MS });
