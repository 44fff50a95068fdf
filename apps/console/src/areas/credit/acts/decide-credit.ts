import { decideCredit } from '@quay/contract/staff';
import { type ActOptions, useAct } from '../../../request/hooks.ts';

/** Approves an application, as asked for or for less, or rejects it; above a limit two decide. */
export const useDecideCredit = (options?: ActOptions<typeof decideCredit>) => useAct(decideCredit, options);
