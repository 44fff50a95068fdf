import { decideLeader } from '@quay/contract/staff';
import { type ActOptions, useAct } from '../../../request/hooks.ts';

/** Lets somebody who applied be followed by so many, or not. */
export const useDecideLeader = (options?: ActOptions<typeof decideLeader>) => useAct(decideLeader, options);
