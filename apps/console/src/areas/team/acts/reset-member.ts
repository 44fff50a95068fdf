import { resetMember } from '@quay/contract/staff';
import { type ActOptions, useAct } from '../../../request/hooks.ts';

/**
 * Asks to take password and authenticator off a colleague who lost them, and gives a password for a new first login;
 * a second person approves it, and the colleague's sessions end then.
 */
export const useResetMember = (options?: ActOptions<typeof resetMember>) => useAct(resetMember, options);
