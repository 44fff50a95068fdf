import { z } from 'zod';
import { call } from '../../call.ts';
import { id, nothing } from '../../fields.ts';

export const unblockUserRequest = z.strictObject({ userId: id });

export const unblockUserResponse = nothing;

/** Ends a block of the user's own. Of somebody who is not blocked it changes nothing. */
export const unblockUser = call<z.infer<typeof unblockUserRequest>, z.infer<typeof unblockUserResponse>>({
  name: 'c2c/unblock-user',
  method: 'POST',
  path: '/otc/block/remove',
  permission: 'user',
  refusals: [],
  about: 'Ends a block of the user’s own. Of somebody who is not blocked it changes nothing.',
});
