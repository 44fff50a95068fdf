import { z } from 'zod';
import { call } from '../../call.ts';
import { decimal, id } from '../../fields.ts';
import { type Loan, loanRow } from './loan-fields.ts';
import { loans } from './refusals.ts';

export const repayRequest = z.strictObject({
  loan: id,
  amount: decimal.optional().describe('without one all that is owed when it is received'),
});
export const repayResponse = loanRow;

/** Repays a part, interest first, or all that is owed: then the pledge comes back. */
export const repay = call<z.infer<typeof repayRequest>, Loan>({
  name: 'loans/repay',
  method: 'POST',
  path: '/loan/pledge/repay',
  permission: 'user',
  whileFrozen: true,
  refusals: [
    loans['amount-malformed'],
    loans['loan-unknown'],
    loans['amount-missing'],
    loans['repay-above-debt'],
    loans['balance-too-small'],
  ],
  about: 'Repays a part, interest first, or all that is owed: then the pledge comes back.',
});
