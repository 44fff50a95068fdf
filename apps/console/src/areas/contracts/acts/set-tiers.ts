import { setTiers } from '@quay/contract/staff';
import { type ActOptions, useAct } from '../../../request/hooks.ts';

/** Sets the margin tiers of a contract from a moment on; a second person approves it. */
export const useSetTiers = (options?: ActOptions<typeof setTiers>) => useAct(setTiers, options);
