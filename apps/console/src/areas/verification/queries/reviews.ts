import type { RequestOf } from '@quay/contract';
import { reviews } from '@quay/contract/staff';
import { usePages } from '../../../request/hooks.ts';

const PAGE = 50;
const EVERY_MS = 15_000;

/** Applications: those that wait, the most urgent first; or those in a named state, the newest first. 50 a page. */
export const useReviews = (request: RequestOf<typeof reviews>) =>
  usePages(reviews, request, { idOf: (row) => row.reviewId, size: PAGE, every: EVERY_MS });
