import { z } from 'zod';
import { call } from '../../call.ts';
import { id } from '../../fields.ts';
import { reason } from './reason.ts';
import { staff } from './refusals.ts';

export const unlockUserRequest = z.strictObject({ userId: id, reason });

export const unlockUserResponse = z.object({ approvalId: id });

/** Asks a second person to let a locked user in again. */
export const unlockUser = call<z.infer<typeof unlockUserRequest>, z.infer<typeof unlockUserResponse>>({
  name: 'staff/unlock-user',
  method: 'POST',
  path: '/console/api/users/unlock',
  permission: 'staff:users-lock',
  refusals: [staff['reason-missing'], staff['user-unknown'], staff['standing-unchanged']],
  about: 'Asks a second person to let a locked user in again.',
});
