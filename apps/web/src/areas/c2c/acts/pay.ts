import { pay } from '@quay/contract/c2c';
import { useOrderAct } from '../orders/use-order-act.ts';

/** The payer says that the fiat was sent. From then on the order never ends by itself. */
export const usePay = () => useOrderAct(pay);
