import { closeCase } from '@quay/contract/staff';
import { type ActOptions, useAct } from '../../../request/hooks.ts';

/** Closes a case after somebody has looked. More value given on the same day opens it again. */
export const useCloseCase = (options?: ActOptions<typeof closeCase>) => useAct(closeCase, options);
