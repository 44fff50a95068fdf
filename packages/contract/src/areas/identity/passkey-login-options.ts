import { z } from 'zod';
import { call } from '../../call.ts';
import { type PasskeyChallenge, passkeyChallenge } from './passkey.ts';
import { identity } from './refusals.ts';

export const passkeyLoginOptionsRequest = z.strictObject({
  ticket: z.string().max(64).optional().describe('of a login that waits for its second factor'),
});

export const passkeyLoginOptionsResponse = passkeyChallenge;

/** A challenge for logging in with a passkey, alone or as the second step. */
export const passkeyLoginOptions = call<z.infer<typeof passkeyLoginOptionsRequest>, PasskeyChallenge>({
  name: 'identity/passkey-login-options',
  method: 'POST',
  path: '/login/passkey/options',
  permission: 'guest',
  refusals: [identity['login-expired'], identity['passkeys-need-name'], identity['passkey-unknown']],
  about: 'A challenge for logging in with a passkey, alone or as the second step.',
});
