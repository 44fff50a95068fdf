import { unfreezeEarnOrder } from '@quay/contract/staff';
import { type ActOptions, useAct } from '../../../request/hooks.ts';

export const useUnfreezeEarnOrder = (options?: ActOptions<typeof unfreezeEarnOrder>) =>
  useAct(unfreezeEarnOrder, options);
