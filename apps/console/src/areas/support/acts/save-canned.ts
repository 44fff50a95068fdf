import { saveCanned } from '@quay/contract/staff';
import { type ActOptions, useAct } from '../../../request/hooks.ts';

/** Writes a ready answer, or changes it. */
export const useSaveCanned = (options?: ActOptions<typeof saveCanned>) => useAct(saveCanned, options);
