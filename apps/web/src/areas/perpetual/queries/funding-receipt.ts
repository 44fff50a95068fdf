import { fundingReceipt } from '@quay/contract/perpetual';
import { ask } from '../../../request/ask.ts';

/** The receipt of a funding period, with every sample that its rate follows from. */
export const fetchFundingReceipt = (period: string, signal?: AbortSignal) =>
  ask(fundingReceipt, { period }, signal ? { signal } : {});
