import { z } from 'zod';
import { call } from '../../call.ts';
import { referral } from '../referral/refusals.ts';
import { fundPasswordText } from './fund-password.ts';
import { member } from './member-info.ts';
import { identity } from './refusals.ts';
import { signUpWays } from './sets.ts';

/** Shape only; the rules on account and password are checked one by one, each with its own refusal. */
export const registerRequest = z.strictObject({
  by: z.enum(signUpWays).optional().describe('what `username` is; an account name when absent'),
  username: z.string().max(200).describe('account name, e-mail address, or phone number without its country code'),
  areaCode: z.string().max(10).optional().describe('country code of a phone number, with its plus'),
  code: z.string().max(20).optional().describe('the code that was sent to the e-mail address or phone'),
  password: z.string().max(1000),
  fundPassword: fundPasswordText
    .optional()
    .describe('six digits, or these encrypted to the key of /rsa_pub; can be set later'),
  invitationCode: z.string().max(40).optional(),
  agree: z.boolean().describe('the terms of service are accepted'),
});
export const sessionResponse = z.object({
  token: z.string().describe('send it as access-auth-token'),
  member,
});
export const registerResponse = sessionResponse;
export type Register = z.infer<typeof registerRequest>;
export type SessionOpened = z.infer<typeof sessionResponse>;

/** Opens an account and a session. In a simulated market a new account gets practice coins. */
export const register = call<Register, SessionOpened>({
  name: 'identity/register',
  method: 'POST',
  path: '/register',
  permission: 'guest',
  refusals: [
    identity['sign-up-closed'],
    identity['account-malformed'],
    identity['email-malformed'],
    identity['phone-malformed'],
    identity['password-too-short'],
    identity['password-too-long'],
    identity['password-is-account'],
    identity['password-too-common'],
    identity['fund-password-malformed'],
    identity['fund-password-is-password'],
    identity['terms-not-accepted'],
    identity['invitation-wrong'],
    referral['no-right'],
    identity['no-emails'],
    identity['no-text-messages'],
    identity['code-missing'],
    identity['code-expired'],
    identity['code-wrong'],
    identity['account-taken'],
    identity['email-taken'],
    identity['phone-taken'],
  ],
  about: 'Opens an account and a session. In a simulated market a new account gets practice coins.',
});
