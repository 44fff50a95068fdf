import { setLiquidityTerms } from '@quay/contract/staff';
import { type ActOptions, useAct } from '../../../request/hooks.ts';

export const useSetLiquidityTerms = (options?: ActOptions<typeof setLiquidityTerms>) =>
  useAct(setLiquidityTerms, options);
