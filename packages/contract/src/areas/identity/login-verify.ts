import { z } from 'zod';
import { call } from '../../call.ts';
import { passkeyAnswer } from '../../proof.ts';
import { identity } from './refusals.ts';
import { type SessionOpened, sessionResponse } from './register.ts';

export const loginVerifyRequest = z.strictObject({
  ticket: z.string().max(64),
  totp: z.string().max(20).optional(),
  recoveryCode: z.string().max(40).optional(),
  passkey: passkeyAnswer.optional(),
});

export const loginVerifyResponse = sessionResponse;

/** The second step of a login: authenticator, recovery code or passkey. */
export const loginVerify = call<z.infer<typeof loginVerifyRequest>, SessionOpened>({
  name: 'identity/login-verify',
  method: 'POST',
  path: '/login/verify',
  permission: 'guest',
  refusals: [
    identity['login-expired'],
    identity['totp-missing'],
    identity['totp-locked'],
    identity['totp-wrong'],
    identity['totp-used'],
    identity['recovery-code-wrong'],
    identity['passkey-wrong'],
    identity['account-locked'],
    identity['account-closed'],
  ],
  about: 'The second step of a login: authenticator, recovery code or passkey.',
});
