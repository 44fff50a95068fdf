import { staffVerify } from '@quay/contract/staff';
import { type ActOptions, useAct } from '../../../request/hooks.ts';

/** Second step into the console; sets the session cookie. */
export const useStaffVerify = (options?: ActOptions<typeof staffVerify>) => useAct(staffVerify, options);
