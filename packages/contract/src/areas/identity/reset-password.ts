import { z } from 'zod';
import { call } from '../../call.ts';
import { nothing } from '../../fields.ts';
import { identity } from './refusals.ts';

export const resetPasswordRequest = z.strictObject({ ticket: z.string().max(64), password: z.string().max(1000) });

export const resetPasswordResponse = nothing;

/** Sets a new login password, ends every session, and holds withdrawals for 24 hours. */
export const resetPassword = call<z.infer<typeof resetPasswordRequest>, z.infer<typeof resetPasswordResponse>>({
  name: 'identity/reset-password',
  method: 'POST',
  path: '/resetPassword',
  permission: 'guest',
  refusals: [
    identity['login-expired'],
    identity['password-too-short'],
    identity['password-too-long'],
    identity['password-is-account'],
    identity['password-too-common'],
  ],
  about: 'Sets a new login password, ends every session, and holds withdrawals for 24 hours.',
});
