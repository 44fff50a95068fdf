import { listEarnProduct } from '@quay/contract/staff';
import { type ActOptions, useAct } from '../../../request/hooks.ts';

export const useListEarnProduct = (options?: ActOptions<typeof listEarnProduct>) => useAct(listEarnProduct, options);
