import { z } from 'zod';
import { call } from '../../call.ts';
import { idText } from '../../fields.ts';
import { type Loan, loanRow } from './loan-fields.ts';
import { loans } from './refusals.ts';

export const ownLoanRequest = z.strictObject({ loan: idText });
export const ownLoanResponse = loanRow;

/** One of the user’s loans. That of another is as unknown as none. */
export const ownLoan = call<z.infer<typeof ownLoanRequest>, Loan>({
  name: 'loans/own-loan',
  method: 'GET',
  path: '/loan/pledge/loan',
  permission: 'user',
  whileFrozen: true,
  refusals: [loans['loan-unknown']],
  about: 'One of the user’s loans. That of another is as unknown as none.',
});
