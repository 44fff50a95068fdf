import { reveal } from '@quay/contract/staff';
import { type ActOptions, useAct } from '../../../request/hooks.ts';

/** One masked value of a user. It is written down who saw what, and why. */
export const useReveal = (options?: ActOptions<typeof reveal>) => useAct(reveal, options);
