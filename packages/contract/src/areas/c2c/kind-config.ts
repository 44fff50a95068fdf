import { z } from 'zod';
import { call } from '../../call.ts';
import type { PaymentTermsRow } from './method.ts';
import { paymentTermsRow } from './offer.ts';
import { c2c } from './refusals.ts';

export const kindConfigRequest = z.strictObject({ id: z.string().max(40).describe('the kind') });

export const kindConfigResponse = paymentTermsRow;

/** What is written down of an account of one kind. */
export const kindConfig = call<z.infer<typeof kindConfigRequest>, PaymentTermsRow>({
  name: 'c2c/kind-config',
  method: 'GET',
  path: '/payment/findPaymentTypeConfigById',
  permission: 'guest',
  refusals: [c2c['method-unknown']],
  about: 'What is written down of an account of one kind.',
});
