import { settlementReceipt } from '@quay/contract/perpetual';
import { ask } from '../../../request/ask.ts';

/** The receipt of a contract's settlement with every sample. */
export const fetchSettlementReceipt = (symbol: string, signal?: AbortSignal) =>
  ask(settlementReceipt, { symbol }, signal ? { signal } : {});
