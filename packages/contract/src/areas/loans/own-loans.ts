import { z } from 'zod';
import { call } from '../../call.ts';
import { idText } from '../../fields.ts';
import { type Loan, loanRow } from './loan-fields.ts';

export const ownLoansRequest = z.strictObject({
  over: z.literal('1').optional().describe('those that are over; else those that are not'),
  before: idText.optional().describe('only with a smaller number'),
});
export const ownLoansResponse = z.array(loanRow);

/** The user’s loans, newest first, 20 a page. */
export const ownLoans = call<z.infer<typeof ownLoansRequest>, Loan[]>({
  name: 'loans/own-loans',
  method: 'GET',
  path: '/loan/pledge/loans',
  permission: 'user',
  whileFrozen: true,
  refusals: [],
  about: 'The user’s loans, newest first, 20 a page.',
});
