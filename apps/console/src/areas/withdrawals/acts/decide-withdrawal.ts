import { decideWithdrawal } from '@quay/contract/staff';
import { type ActOptions, useAct } from '../../../request/hooks.ts';

/** Approves a withdrawal, of which a large one takes two; or rejects it, and the coins are free again. */
export const useDecideWithdrawal = (options?: ActOptions<typeof decideWithdrawal>) => useAct(decideWithdrawal, options);
