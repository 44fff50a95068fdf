import { z } from 'zod';
import { call } from '../../call.ts';
import { id } from '../../fields.ts';
import { type Follow, followRow } from './follows.ts';
import { following } from './refusals.ts';

export const stopFollowingRequest = z.strictObject({
  follow: id,
  close: z.boolean().describe('closes the copies at market; else they stay as positions of the user’s own'),
});
export const stopFollowingResponse = followRow;

/** Stops following: copies are closed at market, or stay as positions of the user’s own. */
export const stopFollowing = call<z.infer<typeof stopFollowingRequest>, Follow>({
  name: 'following/stop-following',
  method: 'POST',
  path: '/following/stop',
  permission: 'user',
  whileFrozen: true,
  refusals: [following['follow-unknown'], following['follow-ended']],
  about: 'Stops following: copies are closed at market, or stay as positions of the user’s own.',
});
