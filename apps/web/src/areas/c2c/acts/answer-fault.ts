import { answerFault } from '@quay/contract/c2c';
import { useOrderAct } from '../orders/use-order-act.ts';

/** The seller answers a cancel that names them: accepts, or contests. Ten minutes without an answer accept it. */
export const useAnswerFault = () => useOrderAct(answerFault);
