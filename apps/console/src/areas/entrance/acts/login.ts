import { staffLogin } from '@quay/contract/staff';
import { type ActOptions, useAct } from '../../../request/hooks.ts';

/** First step into the console. */
export const useStaffLogin = (options?: ActOptions<typeof staffLogin>) => useAct(staffLogin, options);
