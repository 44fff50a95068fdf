import { listDelivery } from '@quay/contract/staff';
import { type ActOptions, useAct } from '../../../request/hooks.ts';

/** Lists a dated contract with the terms of a perpetual one; a second person approves it. */
export const useListDelivery = (options?: ActOptions<typeof listDelivery>) => useAct(listDelivery, options);
