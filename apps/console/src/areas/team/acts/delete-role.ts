import { deleteRole } from '@quay/contract/staff';
import { type ActOptions, useAct } from '../../../request/hooks.ts';

/** Deletes a role that nobody has. */
export const useDeleteRole = (options?: ActOptions<typeof deleteRole>) => useAct(deleteRole, options);
