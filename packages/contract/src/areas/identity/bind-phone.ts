import { z } from 'zod';
import { call } from '../../call.ts';
import { nothing } from '../../fields.ts';
import { proof, proofRefusals } from '../../proof.ts';
import { identity } from './refusals.ts';

export const bindPhoneRequest = z.strictObject({
  areaCode: z.string().max(10),
  phone: z.string().max(40),
  code: z.string().max(20).describe('sent to the new number'),
  proof,
});

export const bindPhoneResponse = nothing;

/** Binds a phone number, or changes it; then the old one is told, and withdrawals wait for 24 hours. */
export const bindPhone = call<z.infer<typeof bindPhoneRequest>, z.infer<typeof bindPhoneResponse>>({
  name: 'identity/bind-phone',
  method: 'POST',
  path: '/member/bind-phone',
  permission: 'user',
  refusals: [
    identity['phone-malformed'],
    identity['no-text-messages'],
    identity['code-missing'],
    ...proofRefusals,
    identity['phone-taken'],
  ],
  about: 'Binds a phone number, or changes it; then the old one is told, and withdrawals wait for 24 hours.',
});
