import { z } from 'zod';
import { call } from '../../call.ts';
import { passkeyAnswer } from '../../proof.ts';
import { identity } from './refusals.ts';
import { type SessionOpened, sessionResponse } from './register.ts';
import { factors } from './sets.ts';

export const loginRequest = z.strictObject({
  username: z.string().max(200).describe('account name, e-mail address, or phone number with its country code'),
  password: z.string().max(1000),
});
/** The password was right, and the account has a second lock. */
export const secondFactor = z.object({
  ticket: z.string().describe('for `/login/verify`, five minutes, five tries'),
  factors: z.array(z.enum(factors)).describe('any one of them'),
});
export type SecondFactor = z.infer<typeof secondFactor>;
export const loginResponse = z.union([sessionResponse, secondFactor]);
export type Login = z.infer<typeof loginRequest>;
export type LoggedIn = z.infer<typeof loginResponse>;

/** Opens a session, or asks for the second factor. An unknown account and a wrong password look and take the same. */
export const login = call<Login, LoggedIn>({
  name: 'identity/login',
  method: 'POST',
  path: '/login',
  permission: 'guest',
  refusals: [identity['too-many-attempts'], identity['login-wrong'], identity['account-locked']],
  about:
    'Opens a session, or asks for the second factor. An unknown account and a wrong password look and take the same.',
});

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
  ],
  about: 'The second step of a login: authenticator, recovery code or passkey.',
});
