import type { RequestOf } from '@quay/contract';
import { staffAppeal } from '@quay/contract/staff';
import { useAsk } from '../../../request/hooks.ts';

const EVERY_MS = 5_000;

/** One appeal: both sides beside each other, what they wrote, and the timeline. */
export const useStaffAppeal = (request: RequestOf<typeof staffAppeal>) =>
  useAsk(staffAppeal, request, { every: EVERY_MS });
