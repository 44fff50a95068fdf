import { z } from 'zod';
import { call } from '../../call.ts';
import { decimal, symbol } from '../../fields.ts';
import { loans } from '../loans/refusals.ts';
import { type ApprovalRequested, request } from './approval-request.ts';
import { reason } from './reason.ts';
import { staff } from './refusals.ts';

export const setLoanProductRequest = z.strictObject({
  asset: symbol.describe('what is borrowed'),
  pledge: symbol.describe('what is pledged'),
  days: z.number().int(),
  hourlyRate: decimal,
  lateMultiple: decimal,
  initialRate: decimal,
  saleFeeRate: decimal,
  lot: decimal,
  minAmount: decimal,
  lentMax: decimal,
  pledgedMax: decimal,
  open: z.boolean().describe('whether it lends and renews'),
  reason,
});
export const setLoanProductResponse = request;

/** Sets on which terms a coin is lent against another, or opens and closes that; loans keep theirs. A second person approves it. */
export const setLoanProduct = call<z.infer<typeof setLoanProductRequest>, ApprovalRequested>({
  name: 'staff/set-loan-product',
  method: 'POST',
  path: '/console/api/loans/product',
  permission: 'staff:loans',
  refusals: [
    staff['reason-missing'],
    loans['amount-malformed'],
    loans['coin-unknown'],
    loans['terms-impossible'],
    loans['warned-at-once'],
  ],
  about:
    'Sets on which terms a coin is lent against another, or opens and closes that; loans keep theirs. A second person approves it.',
});
