import type { RequestOf } from '@quay/contract';
import { valueCases } from '@quay/contract/staff';
import { type ReadOptions, usePages } from '../../request/hooks.ts';

const PAGE = 50;

/** Cases of value given to one counterparty, newest first, 50 a page. */
export const useValueCases = (request: RequestOf<typeof valueCases>, options?: ReadOptions) =>
  usePages(valueCases, request, { idOf: (row) => row.caseId, size: PAGE, ...options });
