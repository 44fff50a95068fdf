import { fundEarn } from '@quay/contract/staff';
import { type ActOptions, useAct } from '../../../request/hooks.ts';

export const useFundEarn = (options?: ActOptions<typeof fundEarn>) => useAct(fundEarn, options);
