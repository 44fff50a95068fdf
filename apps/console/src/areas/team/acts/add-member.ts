import { addMember } from '@quay/contract/staff';
import { type ActOptions, useAct } from '../../../request/hooks.ts';

/** Adds a member of staff; a second person approves it, once there have been two administrators. */
export const useAddMember = (options?: ActOptions<typeof addMember>) => useAct(addMember, options);
