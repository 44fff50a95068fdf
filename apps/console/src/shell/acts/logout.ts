import { staffLogout } from '@quay/contract/staff';
import { ask } from '../../request/ask.ts';

/** Ends the session of the console. */
export const submitStaffLogout = () => ask(staffLogout, {});
