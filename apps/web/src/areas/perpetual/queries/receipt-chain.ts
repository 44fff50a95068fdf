import { receiptChain } from '@quay/contract/perpetual';
import { ask } from '../../../request/ask.ts';

/** The receipts of everybody up to a number, which follow each other, 20 of them. */
export const fetchReceiptChain = (last: number, signal?: AbortSignal) =>
  ask(receiptChain, { before: String(last + 1) }, signal ? { signal } : {});
