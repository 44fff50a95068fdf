import { restoreReferrer } from '@quay/contract/staff';
import { type ActOptions, useAct } from '../../../request/hooks.ts';

export const useRestoreReferrer = (options?: ActOptions<typeof restoreReferrer>) => useAct(restoreReferrer, options);
