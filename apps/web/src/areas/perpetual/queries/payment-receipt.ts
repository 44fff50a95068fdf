import { paymentReceipt } from '@quay/contract/perpetual';
import { ask } from '../../../request/ask.ts';

/** What the user paid or received at a stamp, behind the receipt of its period. */
export const fetchPaymentReceipt = (payment: string, signal: AbortSignal) =>
  ask(paymentReceipt, { payment }, { signal });
