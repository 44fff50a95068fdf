import type { RequestOf } from '@quay/contract';
import { creditApplications } from '@quay/contract/staff';
import { usePages } from '../../../request/hooks.ts';

const PAGE = 50;
const EVERY_MS = 15_000;

/** Applications that wait for a decision, the most urgent first; or loans of a named state, the newest first. 50 a page. */
export const useCreditApplications = (request: RequestOf<typeof creditApplications>) =>
  usePages(creditApplications, request, { idOf: (row) => row.loanId, size: PAGE, every: EVERY_MS });
