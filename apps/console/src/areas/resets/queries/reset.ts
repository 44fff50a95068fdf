import type { RequestOf } from '@quay/contract';
import { reset } from '@quay/contract/staff';
import { useAsk } from '../../../request/hooks.ts';

const EVERY_MS = 15_000;

/** One request for a manual reset. */
export const useReset = (request: RequestOf<typeof reset>) => useAsk(reset, request, { every: EVERY_MS });
