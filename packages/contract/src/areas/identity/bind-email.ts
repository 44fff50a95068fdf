import { z } from 'zod';
import { call } from '../../call.ts';
import { nothing } from '../../fields.ts';
import { proof, proofRefusals } from '../../proof.ts';
import { identity } from './refusals.ts';

export const bindEmailRequest = z.strictObject({
  email: z.string().max(200),
  code: z.string().max(20).describe('sent to the new address'),
  proof,
});

export const bindEmailResponse = nothing;

/** Binds an e-mail address, or changes it; then the old one is told, and withdrawals wait for 24 hours. */
export const bindEmail = call<z.infer<typeof bindEmailRequest>, z.infer<typeof bindEmailResponse>>({
  name: 'identity/bind-email',
  method: 'POST',
  path: '/member/bind-email',
  permission: 'user',
  refusals: [
    identity['email-malformed'],
    identity['no-emails'],
    identity['code-missing'],
    ...proofRefusals,
    identity['email-taken'],
  ],
  about: 'Binds an e-mail address, or changes it; then the old one is told, and withdrawals wait for 24 hours.',
});
