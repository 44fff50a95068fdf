import { fundLoanPool } from '@quay/contract/staff';
import { type ActOptions, useAct } from '../../../request/hooks.ts';

/** Puts Quay’s own coins into a loan pool, or takes out what is not lent; a second person approves it. */
export const useFundLoanPool = (options?: ActOptions<typeof fundLoanPool>) => useAct(fundLoanPool, options);
