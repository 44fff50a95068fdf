import { staffEnrol } from '@quay/contract/staff';
import { type ActOptions, useAct } from '../../../request/hooks.ts';

/** Second step of the very first login: a password of one's own, and an authenticator. */
export const useStaffEnrol = (options?: ActOptions<typeof staffEnrol>) => useAct(staffEnrol, options);
