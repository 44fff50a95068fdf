import { z } from 'zod';
import { call } from '../../call.ts';
import { id, line } from '../../fields.ts';
import { proof, proofRefusals } from '../../proof.ts';
import { identity } from '../identity/refusals.ts';
import { wallet } from '../wallet/refusals.ts';
import { method, type PaymentMethod } from './method.ts';
import { kind } from './offer.ts';
import { c2c } from './refusals.ts';

const written = line.max(100);

export const saveMethodRequest = z.strictObject({
  methodId: id.optional().describe('the one to change'),
  kind,
  realName: z.string().trim().max(200),
  account: written,
  bankName: written.optional(),
  branch: written.optional(),
  swiftCode: written.optional(),
  network: written.optional(),
  country: written.optional(),
  qrFile: z.string().max(64).optional().describe('an upload for `payment-qr`'),
  fundPassword: z.string().max(1000),
  proof,
});

export const saveMethodResponse = method;

/** Adds a payment method, or changes one. It has to bear the verified name. */
export const saveMethod = call<z.infer<typeof saveMethodRequest>, PaymentMethod>({
  name: 'c2c/save-method',
  method: 'POST',
  path: '/payment/saveOrUpdate',
  permission: 'user',
  refusals: [
    c2c['level-needed'],
    c2c['method-unknown'],
    c2c['method-field-missing'],
    c2c['method-name-differs'],
    c2c['picture-unknown'],
    c2c['methods-too-many'],
    c2c['method-in-use'],
    wallet['encrypted-malformed'],
    identity['fund-password-missing'],
    identity['fund-password-wrong'],
    identity['fund-password-locked'],
    ...proofRefusals,
  ],
  about: 'Adds a payment method, or changes one. It has to bear the verified name.',
});
