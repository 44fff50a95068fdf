import { withdrawLeader } from '@quay/contract/staff';
import { type ActOptions, useAct } from '../../../request/hooks.ts';

/** Ends somebody’s leading at once: followers stop, and their copies are closed. */
export const useWithdrawLeader = (options?: ActOptions<typeof withdrawLeader>) => useAct(withdrawLeader, options);
