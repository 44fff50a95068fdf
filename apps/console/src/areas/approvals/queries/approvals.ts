import type { RequestOf } from '@quay/contract';
import { approvals } from '@quay/contract/staff';
import { usePages } from '../../../request/hooks.ts';

const PAGE = 50;
const EVERY_MS = 15_000;

/** What waits for a second person, the oldest first; or what is in a named state, the newest first. 50 a page. */
export const useApprovals = (request: RequestOf<typeof approvals>) =>
  usePages(approvals, request, { idOf: (one) => one.approvalId, size: PAGE, every: EVERY_MS });
