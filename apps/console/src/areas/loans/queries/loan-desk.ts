import { loanDesk } from '@quay/contract/staff';
import { useAsk } from '../../../request/hooks.ts';

const EVERY_MS = 10_000;

/** Loan products and pools, with what is lent of them. */
export const useLoanDesk = () => useAsk(loanDesk, {}, { every: EVERY_MS });
