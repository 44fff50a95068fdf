import { decideReset } from '@quay/contract/staff';
import { type ActOptions, useAct } from '../../../request/hooks.ts';

/** Approves a reset, which takes two, or rejects it, which takes one. */
export const useDecideReset = (options?: ActOptions<typeof decideReset>) => useAct(decideReset, options);
