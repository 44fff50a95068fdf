import { z } from 'zod';
import { call } from '../../call.ts';
import { nothing } from '../../fields.ts';
import { identity } from './refusals.ts';

export const freezeRequest = z.strictObject({
  token: z.string().max(100).optional().describe('from a notice, by somebody without a session'),
});

export const freezeResponse = nothing;

/** Freezes the account at once and ends every session. Nobody is asked for anything: a thief has no use for it. */
export const freeze = call<z.infer<typeof freezeRequest>, z.infer<typeof freezeResponse>>({
  name: 'identity/freeze',
  method: 'POST',
  path: '/member/freeze',
  permission: 'guest',
  whileFrozen: true,
  refusals: [identity['login-expired']],
  about: 'Freezes the account at once and ends every session. Nobody is asked for anything: a thief has no use for it.',
});
