import { loanOverview } from '@quay/contract/staff';
import { useAsk } from '../../../request/hooks.ts';

const EVERY_MS = 10_000;

/** Loan products and pools, with what is lent of them. */
export const useLoanOverview = () => useAsk(loanOverview, {}, { every: EVERY_MS });
