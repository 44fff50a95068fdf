import { addEvidence } from '@quay/contract/c2c';
import { useOrderAct } from '../orders/use-order-act.ts';

/** Adds to one's evidence while an appeal is open. */
export const useAddEvidence = () => useOrderAct(addEvidence, ['text', 'files']);
