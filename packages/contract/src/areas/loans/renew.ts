import { z } from 'zod';
import { call } from '../../call.ts';
import { decimal, id } from '../../fields.ts';
import { type Loan, loanRow } from './loan-fields.ts';
import { loans } from './refusals.ts';

export const renewRequest = z.strictObject({
  loan: id,
  hourlyRate: decimal.describe('the rate of the new term that the user was shown; another one is refused'),
});
export const renewResponse = loanRow;

/** Within the last 24 hours before its due time: pays the interest, and another term begins from there. */
export const renew = call<z.infer<typeof renewRequest>, Loan>({
  name: 'loans/renew',
  method: 'POST',
  path: '/loan/pledge/renew',
  permission: 'user',
  whileFrozen: true,
  refusals: [
    loans['amount-malformed'],
    loans['loan-unknown'],
    loans.overdue,
    loans['not-renewable-yet'],
    loans['product-closed'],
    loans['rate-changed'],
    loans['index-abnormal'],
    loans['rate-too-high'],
    loans['balance-too-small'],
  ],
  about: 'Within the last 24 hours before its due time: pays the interest, and another term begins from there.',
});
