import { z } from 'zod';
import { call } from '../../call.ts';
import { decimal, id, idText } from '../../fields.ts';
import { loanRow } from '../loans/loan-fields.ts';

export const staffLoansRequest = z.strictObject({
  before: idText.optional().describe('only with a smaller number'),
});

export const staffLoan = loanRow.extend({
  userId: id,
  name: z.string().describe('account name of the borrower'),
  debt: decimal.describe('with the interest of the hours that have started'),
  rate: decimal.nullable().describe('debt / (pledge × index); null while an index is too old'),
});
export const staffLoansResponse = z.array(staffLoan);
export type StaffLoan = z.infer<typeof staffLoan>;

/** Loans that are not over, newest first, 50 a page, with what they owe now and their pledge rate. */
export const staffLoans = call<z.infer<typeof staffLoansRequest>, StaffLoan[]>({
  name: 'staff/staff-loans',
  method: 'GET',
  path: '/console/api/loans/running',
  permission: 'staff:loans',
  refusals: [],
  about: 'Loans that are not over, newest first, 50 a page, with what they owe now and their pledge rate.',
});
