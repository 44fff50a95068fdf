import type { z } from 'zod';
import { call } from '../../call.ts';
import { nothing } from '../../fields.ts';
import { type OwnLeader, ownLeaderRow } from './own-leader.ts';
import { following } from './refusals.ts';

export const resignLeaderRequest = nothing;
export const resignLeaderResponse = ownLeaderRow;

/** The user leads no more, or takes the application back. Followers stop, and their copies are closed. */
export const resignLeader = call<z.infer<typeof resignLeaderRequest>, OwnLeader>({
  name: 'following/resign-leader',
  method: 'POST',
  path: '/following/leading/resign',
  permission: 'user',
  whileFrozen: true,
  refusals: [following['leader-unknown']],
  about: 'The user leads no more, or takes the application back. Followers stop, and their copies are closed.',
});
