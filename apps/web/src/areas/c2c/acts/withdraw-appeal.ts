import { withdrawAppeal } from '@quay/contract/c2c';
import { useOrderAct } from '../orders/use-order-act.ts';

/** Offers to withdraw the appeal, or agrees to the other's offer: then the order waits for its release again. */
export const useWithdrawAppeal = () => useOrderAct(withdrawAppeal);
