import { z } from 'zod';
import { call } from '../../call.ts';
import { id, line, nothing, time } from '../../fields.ts';
import { proof, proofRefusals } from '../../proof.ts';
import { identity } from '../identity/refusals.ts';
import { wallet } from '../wallet/refusals.ts';
import { kind, paymentTermsRow } from './market.ts';
import { c2c } from './refusals.ts';

/** An account that fiat is paid to. A change makes a new one, so that an order keeps what it was made with. */
export const method = z.object({
  methodId: id,
  kind,
  realName: z.string().describe('the verified name'),
  account: z.string(),
  bankName: z.string().nullable(),
  branch: z.string().nullable(),
  swiftCode: z.string().nullable(),
  network: z.string().nullable(),
  country: z.string().nullable(),
  qr: z.string().nullable().describe('link to the picture, five minutes'),
  qrFile: z.string().nullable().describe('names the picture when the method is saved again'),
  inUse: z.boolean().describe('by an ad on the shelf or an order under way'),
  savedAt: time,
});
export type PaymentMethod = z.infer<typeof method>;

export const kindsRequest = nothing;
export const kindsResponse = z.array(paymentTermsRow);
export type PaymentTermsRow = z.infer<typeof paymentTermsRow>;
/** Ways in which fiat is paid, and what is written down of an account of each. */
export const kinds = call<z.infer<typeof kindsRequest>, PaymentTermsRow[]>({
  name: 'c2c/kinds',
  method: 'GET',
  path: '/payment/list',
  permission: 'guest',
  refusals: [],
  about: 'Ways in which fiat is paid, and what is written down of an account of each.',
});

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

export const methodsRequest = nothing;
export const methodsResponse = z.array(method);
/** The user's payment methods. */
export const methods = call<z.infer<typeof methodsRequest>, PaymentMethod[]>({
  name: 'c2c/methods',
  method: 'GET',
  path: '/payment/getRecords',
  permission: 'user',
  refusals: [],
  about: "The user's payment methods.",
});

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

export const removeMethodRequest = z.strictObject({ methodId: id });
export const removeMethodResponse = nothing;
/** Removes a payment method that no ad on the shelf and no order under way uses. */
export const removeMethod = call<z.infer<typeof removeMethodRequest>, z.infer<typeof removeMethodResponse>>({
  name: 'c2c/remove-method',
  method: 'POST',
  path: '/payment/delete',
  permission: 'user',
  refusals: [c2c['method-unknown'], c2c['method-in-use']],
  about: 'Removes a payment method that no ad on the shelf and no order under way uses.',
});
