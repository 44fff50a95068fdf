import { receipt } from '@quay/contract/perpetual';
import { ask } from '../../../request/ask.ts';

/** One of the user's own receipts, and what the user is called in it. */
export const fetchReceipt = (number: string, signal: AbortSignal) => ask(receipt, { number }, { signal });
