import { reopenEarnProduct } from '@quay/contract/staff';
import { type ActOptions, useAct } from '../../../request/hooks.ts';

export const useReopenEarnProduct = (options?: ActOptions<typeof reopenEarnProduct>) =>
  useAct(reopenEarnProduct, options);
