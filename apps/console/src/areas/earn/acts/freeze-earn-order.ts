import { freezeEarnOrder } from '@quay/contract/staff';
import { type ActOptions, useAct } from '../../../request/hooks.ts';

export const useFreezeEarnOrder = (options?: ActOptions<typeof freezeEarnOrder>) => useAct(freezeEarnOrder, options);
