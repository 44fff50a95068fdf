import { z } from 'zod';
import { call } from '../../call.ts';
import { id } from '../../fields.ts';
import { type CreditLoanOnWire, creditLoan } from './loan-fields.ts';
import { credit } from './refusals.ts';

export const withdrawRequest = z.strictObject({ loanId: id });
export const withdrawResponse = creditLoan;

/** Takes an application back, or does not take what was offered. */
export const withdraw = call<z.infer<typeof withdrawRequest>, CreditLoanOnWire>({
  name: 'credit/withdraw',
  method: 'POST',
  path: '/credit/loan/withdraw',
  permission: 'user',
  whileFrozen: true,
  refusals: [credit['loan-unknown'], credit['not-withdrawable']],
  about: 'Takes an application back, or does not take what was offered.',
});
