import { z } from 'zod';
import { call } from '../../call.ts';
import { id, nothing, time } from '../../fields.ts';

export const blockedUsersRequest = nothing;

export const blockedUsersResponse = z.array(
  z.object({ userId: id, name: z.string().describe('account name'), since: time }),
);

export type BlockedUsers = z.infer<typeof blockedUsersResponse>;

/** Whom the user has blocked, newest first. */
export const blockedUsers = call<z.infer<typeof blockedUsersRequest>, BlockedUsers>({
  name: 'c2c/blocked-users',
  method: 'GET',
  path: '/otc/block/list',
  permission: 'user',
  whileFrozen: true,
  refusals: [],
  about: 'Whom the user has blocked, newest first.',
});
