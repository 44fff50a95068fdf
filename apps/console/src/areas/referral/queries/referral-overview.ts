import { referralOverview } from '@quay/contract/staff';
import { useAsk } from '../../../request/hooks.ts';

const EVERY_MS = 10_000;

/** What rebates were paid, and what of them waits. */
export const useReferralOverview = () => useAsk(referralOverview, {}, { every: EVERY_MS });
