import { z } from 'zod';
import { call } from '../../call.ts';
import { signedDecimal } from '../../fields.ts';
import { credit } from '../credit/refusals.ts';
import { type ApprovalRequested, request } from './approval-request.ts';
import { reason } from './reason.ts';
import { staff } from './refusals.ts';

export const fundCreditRequest = z.strictObject({
  amount: signedDecimal.describe('USDT that Quay puts in of its own; below zero what it takes out'),
  reason,
});
export const fundCreditResponse = request;

/** Asks to put Quay's own coins into what it lends, or to take some out; a second person approves it. */
export const fundCredit = call<z.infer<typeof fundCreditRequest>, ApprovalRequested>({
  name: 'staff/fund-credit',
  method: 'POST',
  path: '/console/api/credits/fund',
  permission: 'staff:credits',
  refusals: [staff['reason-missing'], credit['amount-malformed'], credit['capital-lent']],
  about: "Asks to put Quay's own coins into what it lends, or to take some out; a second person approves it.",
});
