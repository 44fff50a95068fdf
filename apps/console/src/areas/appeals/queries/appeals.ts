import { type AppealQueue, appeals } from '@quay/contract/staff';
import { usePages } from '../../../request/hooks.ts';

const PAGE = 50;
const EVERY_MS = 5_000;

/** The appeals of a queue. */
export const useAppeals = (queue: AppealQueue, when = true) =>
  usePages(appeals, { queue }, { idOf: (row) => row.orderId, size: PAGE, every: EVERY_MS, when });
