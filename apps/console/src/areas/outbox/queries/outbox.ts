import type { RequestOf } from '@quay/contract';
import { outbox } from '@quay/contract/staff';
import { usePages } from '../../../request/hooks.ts';

const PAGE = 50;
const EVERY_MS = 5_000;

/** Messages of ours, newest first, 50 a page. */
export const useOutbox = (request: RequestOf<typeof outbox>) =>
  usePages(outbox, request, { idOf: (row) => row.messageId, size: PAGE, every: EVERY_MS });
