import { saveRole } from '@quay/contract/staff';
import { type ActOptions, useAct } from '../../../request/hooks.ts';

/** Adds a role or changes one; a second person approves it. */
export const useSaveRole = (options?: ActOptions<typeof saveRole>) => useAct(saveRole, options);
