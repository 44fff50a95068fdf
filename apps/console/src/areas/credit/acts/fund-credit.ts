import { fundCredit } from '@quay/contract/staff';
import { type ActOptions, useAct } from '../../../request/hooks.ts';

/** Asks to put Quay's own coins into what it lends, or to take some out; a second person approves it. */
export const useFundCredit = (options?: ActOptions<typeof fundCredit>) => useAct(fundCredit, options);
