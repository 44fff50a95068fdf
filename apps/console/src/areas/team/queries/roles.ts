import { roles } from '@quay/contract/staff';
import { useAsk } from '../../../request/hooks.ts';

/** Roles and what they may do. */
export const useRoles = () => useAsk(roles, {});
