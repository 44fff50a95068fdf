import { changeEarnProduct } from '@quay/contract/staff';
import { type ActOptions, useAct } from '../../../request/hooks.ts';

export const useChangeEarnProduct = (options?: ActOptions<typeof changeEarnProduct>) =>
  useAct(changeEarnProduct, options);
