import { correctReferrer } from '@quay/contract/staff';
import { type ActOptions, useAct } from '../../../request/hooks.ts';

export const useCorrectReferrer = (options?: ActOptions<typeof correctReferrer>) => useAct(correctReferrer, options);
