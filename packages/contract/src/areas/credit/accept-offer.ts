import { z } from 'zod';
import { call } from '../../call.ts';
import { id } from '../../fields.ts';
import { type CreditLoanOnWire, creditLoan } from './loan-fields.ts';
import { credit } from './refusals.ts';

export const acceptOfferRequest = z.strictObject({ loanId: id });
export const acceptOfferResponse = creditLoan;

/** Takes what was offered where less was approved than asked for: it is paid out to the spot account at once. */
export const acceptOffer = call<z.infer<typeof acceptOfferRequest>, CreditLoanOnWire>({
  name: 'credit/accept-offer',
  method: 'POST',
  path: '/credit/loan/accept',
  permission: 'user',
  refusals: [credit['loan-unknown'], credit['not-offered'], credit['offer-over']],
  about: 'Takes what was offered where less was approved than asked for: it is paid out to the spot account at once.',
});
