import { z } from 'zod';
import { call } from '../../call.ts';
import { id, nothing, time } from '../../fields.ts';

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
