import { barReferrer } from '@quay/contract/staff';
import { type ActOptions, useAct } from '../../../request/hooks.ts';

export const useBarReferrer = (options?: ActOptions<typeof barReferrer>) => useAct(barReferrer, options);
