import { decideApproval } from '@quay/contract/staff';
import { type ActOptions, useAct } from '../../../request/hooks.ts';

/** Approves what somebody else asked for, and does it; or refuses it. */
export const useDecideApproval = (options?: ActOptions<typeof decideApproval>) => useAct(decideApproval, options);
