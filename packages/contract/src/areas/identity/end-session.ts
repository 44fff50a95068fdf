import { z } from 'zod';
import { call } from '../../call.ts';
import { id, nothing } from '../../fields.ts';
import { identity } from './refusals.ts';

export const endSessionRequest = z.strictObject({ sessionId: id.optional().describe('all but this one when absent') });

export const endSessionResponse = nothing;

/** Ends another session, or all others. */
export const endSession = call<z.infer<typeof endSessionRequest>, z.infer<typeof endSessionResponse>>({
  name: 'identity/end-session',
  method: 'POST',
  path: '/member/sessions/end',
  permission: 'user',
  whileFrozen: true,
  refusals: [identity['session-unknown']],
  about: 'Ends another session, or all others.',
});
