import { reviewOrder } from '@quay/contract/c2c';
import { useOrderAct } from '../orders/use-order-act.ts';

/** Says how it was, once, after completion. */
export const useReviewOrder = () => useOrderAct(reviewOrder, ['good', 'text']);
