import type { RequestOf } from '@quay/contract';
import { resets } from '@quay/contract/staff';
import { usePages } from '../../../request/hooks.ts';

const PAGE = 50;
const EVERY_MS = 15_000;

/** Requests for a manual reset: those that wait, the most urgent first; or those in a named state. 50 a page. */
export const useResets = (request: RequestOf<typeof resets>) =>
  usePages(resets, request, { idOf: (row) => row.resetId, size: PAGE, every: EVERY_MS });
