import { appeal } from '@quay/contract/c2c';
import { appealFields } from '../appeals/appeal.form.ts';
import { useOrderAct } from '../orders/use-order-act.ts';

/** Asks staff to look. Coins in escrow stay there until staff rule or the seller releases them. */
export const useAppeal = () => useOrderAct(appeal, appealFields);
