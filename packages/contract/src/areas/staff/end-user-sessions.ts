import { z } from 'zod';
import { call } from '../../call.ts';
import { id } from '../../fields.ts';
import { reason } from './reason.ts';
import { staff } from './refusals.ts';

export const endUserSessionsRequest = z.strictObject({ userId: id, reason });

export const endUserSessionsResponse = z.object({ ended: z.number().int() });

/** Ends all sessions of a user. */
export const endUserSessions = call<z.infer<typeof endUserSessionsRequest>, z.infer<typeof endUserSessionsResponse>>({
  name: 'staff/end-user-sessions',
  method: 'POST',
  path: '/console/api/users/end-sessions',
  permission: 'staff:users-lock',
  refusals: [staff['reason-missing'], staff['user-unknown']],
  about: 'Ends all sessions of a user.',
});
