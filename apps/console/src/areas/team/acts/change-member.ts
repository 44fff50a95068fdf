import { changeMember } from '@quay/contract/staff';
import { type ActOptions, useAct } from '../../../request/hooks.ts';

/** Asks to give somebody another role, or to let them in or out; a second person approves it. */
export const useChangeMember = (options?: ActOptions<typeof changeMember>) => useAct(changeMember, options);
