import type { BusinessDeposit, BusinessStatus } from '@quay/contract/verification';
import { queryOptions } from '@tanstack/react-query';
import { fetchBusinessStatus } from '../../../proof/queries/business-status.ts';
import { fetchBusinessDeposits } from './business-deposits.ts';

/** No push reports a decision, so a screen that waits for one asks. */
const REVIEW_MS = 30_000;

export type Certification = BusinessStatus & { readonly deposits: readonly BusinessDeposit[] };

/** How far the certification as a merchant is, with the deposits there were. */
export const certificationQuery = queryOptions({
  queryKey: ['c2c', 'certification'],
  async queryFn({ signal }): Promise<Certification> {
    const [status, { deposits }] = await Promise.all([fetchBusinessStatus(signal), fetchBusinessDeposits(signal)]);
    return { ...status, deposits };
  },
  staleTime: 0,
  refetchOnWindowFocus: 'always',
  refetchInterval: REVIEW_MS,
});
