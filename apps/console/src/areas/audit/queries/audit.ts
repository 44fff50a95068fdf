import type { RequestOf } from '@quay/contract';
import { audit } from '@quay/contract/staff';
import { usePages } from '../../../request/hooks.ts';

const PAGE = 100;

/** What staff did, newest first, 100 a page. Each row holds the hash of the one before. */
export const useAudit = (request: RequestOf<typeof audit>) =>
  usePages(audit, request, { idOf: (row) => row.auditId, size: PAGE });
