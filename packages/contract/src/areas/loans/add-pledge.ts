import { z } from 'zod';
import { call } from '../../call.ts';
import { decimal, id } from '../../fields.ts';
import { type Loan, loanRow } from './loan-fields.ts';
import { loans } from './refusals.ts';

export const addPledgeRequest = z.strictObject({ loan: id, amount: decimal.describe('of what is pledged') });
export const addPledgeResponse = loanRow;

/** Pledges more for a loan, at any time: it lowers the pledge rate and makes nothing cheaper. */
export const addPledge = call<z.infer<typeof addPledgeRequest>, Loan>({
  name: 'loans/add-pledge',
  method: 'POST',
  path: '/loan/pledge/add',
  permission: 'user',
  whileFrozen: true,
  refusals: [loans['amount-malformed'], loans['loan-unknown'], loans['amount-missing'], loans['balance-too-small']],
  about: 'Pledges more for a loan, at any time: it lowers the pledge rate and makes nothing cheaper.',
});
