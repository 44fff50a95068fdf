import { saleReceipt } from '@quay/contract/loans';
import { ask } from '../../../request/ask.ts';

/** The receipt of a forced sale of the user's pledge. */
export const fetchSaleReceipt = (sale: string, signal: AbortSignal) => ask(saleReceipt, { sale }, { signal });
