import { z } from 'zod';
import { call } from '../../call.ts';
import { signedDecimal, symbol } from '../../fields.ts';
import { loans } from '../loans/refusals.ts';
import { type ApprovalRequested, request } from './approval-request.ts';
import { reason } from './reason.ts';
import { staff } from './refusals.ts';

export const fundLoanPoolRequest = z.strictObject({
  asset: symbol,
  amount: signedDecimal.describe('below zero takes out what is not lent'),
  reason,
});
export const fundLoanPoolResponse = request;

/** Puts Quay’s own coins into a loan pool, or takes out what is not lent; a second person approves it. */
export const fundLoanPool = call<z.infer<typeof fundLoanPoolRequest>, ApprovalRequested>({
  name: 'staff/fund-loan-pool',
  method: 'POST',
  path: '/console/api/loans/pool',
  permission: 'staff:loans',
  refusals: [
    staff['reason-missing'],
    loans['amount-malformed'],
    loans['amount-missing'],
    loans['coin-unknown'],
    loans['capital-lent'],
  ],
  about: 'Puts Quay’s own coins into a loan pool, or takes out what is not lent; a second person approves it.',
});
