import { lockUser } from '@quay/contract/staff';
import { type ActOptions, useAct } from '../../../request/hooks.ts';

/** Locks a user out at once: sessions end, logins are refused. Open orders stay. */
export const useLockUser = (options?: ActOptions<typeof lockUser>) => useAct(lockUser, options);
