import { z } from 'zod';
import { call } from '../../call.ts';
import { nothing } from '../../fields.ts';

export const beginAuthenticatorRequest = nothing;

export const beginAuthenticatorResponse = z.object({
  secret: z.string().describe('base32, for typing'),
  uri: z.string().describe('otpauth://, for the QR code'),
});

export type NewAuthenticator = z.infer<typeof beginAuthenticatorResponse>;

/** A new secret for an authenticator app, good for ten minutes. Nothing changes until it is bound. */
export const beginAuthenticator = call<z.infer<typeof beginAuthenticatorRequest>, NewAuthenticator>({
  name: 'identity/begin-authenticator',
  method: 'POST',
  path: '/member/authenticator/begin',
  permission: 'user',
  refusals: [],
  about: 'A new secret for an authenticator app, good for ten minutes. Nothing changes until it is bound.',
});
