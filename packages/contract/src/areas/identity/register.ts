import { z } from 'zod';
import { call } from '../../call.ts';
import { member } from './member.ts';
import { identity } from './refusals.ts';

/** Shape only; the rules on account and password are judged one by one, each with its own refusal. */
export const registerRequest = z.strictObject({
  username: z.string().max(200),
  password: z.string().max(1000),
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
    identity['account-malformed'],
    identity['password-too-short'],
    identity['password-too-long'],
    identity['password-is-account'],
    identity['password-too-common'],
    identity['terms-not-accepted'],
    identity['account-taken'],
  ],
  about: 'Opens an account and a session. In a simulated market a new account gets practice coins.',
});
