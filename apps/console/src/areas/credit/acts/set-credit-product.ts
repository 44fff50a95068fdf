import { setCreditProduct } from '@quay/contract/staff';
import { type ActOptions, useAct } from '../../../request/hooks.ts';

/** Asks for other terms of loans without a pledge, or to open or close them; a second person approves it. */
export const useSetCreditProduct = (options?: ActOptions<typeof setCreditProduct>) => useAct(setCreditProduct, options);
