import { z } from 'zod';
import { call } from '../../call.ts';
import { decimal, id } from '../../fields.ts';
import { type CreditLoanOnWire, creditLoan } from './loan-fields.ts';
import { credit } from './refusals.ts';

export const repayRequest = z.strictObject({
  loanId: id,
  amount: decimal.describe('what repaying costs, as it was shown; a day more may have begun since'),
});
export const repayResponse = creditLoan;

/** Repays all of a loan from the spot account: principal, and interest of the days that have begun. */
export const repay = call<z.infer<typeof repayRequest>, CreditLoanOnWire>({
  name: 'credit/repay',
  method: 'POST',
  path: '/credit/loan/repay',
  permission: 'user',
  whileFrozen: true,
  refusals: [
    credit['amount-malformed'],
    credit['loan-unknown'],
    credit['nothing-owed'],
    credit['owed-changed'],
    credit['balance-too-small'],
  ],
  about: 'Repays all of a loan from the spot account: principal, and interest of the days that have begun.',
});
