import { z } from 'zod';
import { call } from '../../call.ts';
import { id, nothing, time } from '../../fields.ts';
import { identity } from './refusals.ts';

export const session = z.object({
  sessionId: id,
  device: z.string().describe('browser and system, as far as they are told'),
  address: z.string().describe('where it was last used from'),
  openedAt: time,
  seenAt: time,
  isThis: z.boolean(),
});
export type DeviceSession = z.infer<typeof session>;

export const sessionsRequest = nothing;
export const sessionsResponse = z.array(session);
/** Where the account is logged in, the latest used first. */
export const sessions = call<z.infer<typeof sessionsRequest>, DeviceSession[]>({
  name: 'identity/sessions',
  method: 'GET',
  path: '/member/sessions',
  permission: 'user',
  refusals: [],
  about: 'Where the account is logged in, the latest used first.',
});

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
