import { cancel } from '@quay/contract/c2c';
import { useOrderAct } from '../orders/use-order-act.ts';

/** The payer cancels; the coins go back. A reason that names the seller counts only when the seller contests it. */
export const useCancel = () => useOrderAct(cancel, ['reason']);
