import { closeEarnProduct } from '@quay/contract/staff';
import { type ActOptions, useAct } from '../../../request/hooks.ts';

export const useCloseEarnProduct = (options?: ActOptions<typeof closeEarnProduct>) => useAct(closeEarnProduct, options);
