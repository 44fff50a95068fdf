import { staffMe } from '@quay/contract/staff';
import { ask } from '../../request/ask.ts';

/** Who is logged in to the console, and what they may do. */
export const fetchStaffMe = () => ask(staffMe, {});
