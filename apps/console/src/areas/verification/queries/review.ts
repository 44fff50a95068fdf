import type { RequestOf } from '@quay/contract';
import { review } from '@quay/contract/staff';
import { useAsk } from '../../../request/hooks.ts';

const EVERY_MS = 15_000;

/** One application, masked. */
export const useReview = (request: RequestOf<typeof review>) => useAsk(review, request, { every: EVERY_MS });
