import type { RequestOf } from '@quay/contract';
import { creditApplication } from '@quay/contract/staff';
import { useAsk } from '../../../request/hooks.ts';

const EVERY_MS = 5_000;

/** One application with what was said, and what of it was read. */
export const useCreditApplication = (request: RequestOf<typeof creditApplication>) =>
  useAsk(creditApplication, request, { every: EVERY_MS });
