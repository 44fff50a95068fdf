import type { z } from 'zod';
import { call } from '../../call.ts';
import { passkeyAnswer } from '../../proof.ts';
import { identity } from './refusals.ts';
import { type SessionOpened, sessionResponse } from './register.ts';

export const passkeyLoginRequest = passkeyAnswer;

export const passkeyLoginResponse = sessionResponse;

/** Opens a session with a passkey, without account name or password. */
export const passkeyLogin = call<z.infer<typeof passkeyLoginRequest>, SessionOpened>({
  name: 'identity/passkey-login',
  method: 'POST',
  path: '/login/passkey',
  permission: 'guest',
  refusals: [
    identity['too-many-attempts'],
    identity['passkey-wrong'],
    identity['account-locked'],
    identity['account-closed'],
  ],
  about: 'Opens a session with a passkey, without account name or password.',
});
