import { endUserSessions } from '@quay/contract/staff';
import { type ActOptions, useAct } from '../../../request/hooks.ts';

/** Ends all sessions of a user. */
export const useEndUserSessions = (options?: ActOptions<typeof endUserSessions>) => useAct(endUserSessions, options);
