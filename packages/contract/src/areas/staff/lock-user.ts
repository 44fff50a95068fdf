import { z } from 'zod';
import { call } from '../../call.ts';
import { id, nothing } from '../../fields.ts';
import { reason } from './reason.ts';
import { staff } from './refusals.ts';

export const lockUserRequest = z.strictObject({ userId: id, reason });

export const lockUserResponse = nothing;

/** Locks a user out at once: sessions end, logins are refused. Open orders stay. */
export const lockUser = call<z.infer<typeof lockUserRequest>, z.infer<typeof lockUserResponse>>({
  name: 'staff/lock-user',
  method: 'POST',
  path: '/console/api/users/lock',
  permission: 'staff:users-lock',
  refusals: [staff['reason-missing'], staff['user-unknown'], staff['standing-unchanged']],
  about: 'Locks a user out at once: sessions end, logins are refused. Open orders stay.',
});
