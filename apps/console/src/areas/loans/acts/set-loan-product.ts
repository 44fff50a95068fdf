import { setLoanProduct } from '@quay/contract/staff';
import { type ActOptions, useAct } from '../../../request/hooks.ts';

/** Sets on which terms a coin is lent against another; a second person approves it. */
export const useSetLoanProduct = (options?: ActOptions<typeof setLoanProduct>) => useAct(setLoanProduct, options);
