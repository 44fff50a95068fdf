import { earnOrders } from '@quay/contract/staff';
import { usePages } from '../../../request/hooks.ts';

const PAGE = 50;

/** Orders of terms and machines that are not over, newest first; or those of them that are frozen. */
export const useEarnOrders = (isFrozen: boolean) =>
  usePages(earnOrders, isFrozen ? { frozen: '1' as const } : {}, { idOf: ({ order }) => order, size: PAGE });
