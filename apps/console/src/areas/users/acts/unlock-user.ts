import { unlockUser } from '@quay/contract/staff';
import { type ActOptions, useAct } from '../../../request/hooks.ts';

/** Asks a second person to let a locked user in again. */
export const useUnlockUser = (options?: ActOptions<typeof unlockUser>) => useAct(unlockUser, options);
