import { setCaps } from '@quay/contract/staff';
import { type ActOptions, useAct } from '../../../request/hooks.ts';

/** Sets how much of a contract one person may hold, and the leverage of new accounts; a second person approves it. */
export const useSetCaps = (options?: ActOptions<typeof setCaps>) => useAct(setCaps, options);
