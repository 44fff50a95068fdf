import { z } from 'zod';
import { call } from '../../call.ts';
import { nothing } from '../../fields.ts';
import type { PaymentTermsRow } from './method.ts';
import { paymentTermsRow } from './offer.ts';

export const kindsRequest = nothing;

export const kindsResponse = z.array(paymentTermsRow);

/** Ways in which fiat is paid, and what is written down of an account of each. */
export const kinds = call<z.infer<typeof kindsRequest>, PaymentTermsRow[]>({
  name: 'c2c/kinds',
  method: 'GET',
  path: '/payment/list',
  permission: 'guest',
  refusals: [],
  about: 'Ways in which fiat is paid, and what is written down of an account of each.',
});
