import { z } from 'zod';
import { call } from '../../call.ts';
import { decimal, id } from '../../fields.ts';
import { identity } from '../identity/refusals.ts';
import { wallet } from '../wallet/refusals.ts';
import { type Follow, followRow } from './follows.ts';
import { following } from './refusals.ts';
import { requestedTerms } from './terms.ts';

export const followRequest = z.strictObject({
  leader: id,
  ...requestedTerms,
  shareRate: decimal.describe('the share that the user was shown; another one is refused'),
});
export const followResponse = followRow;
export type FollowLeader = z.infer<typeof followRequest>;

/** Follows a leader: from now on what the leader opens is opened for the user too, within these limits. */
export const follow = call<FollowLeader, Follow>({
  name: 'following/follow',
  method: 'POST',
  path: '/following/follow',
  permission: 'user',
  way: 'following',
  refusals: [
    following['terms-malformed'],
    following.self,
    following['leader-unknown'],
    following['follower-leads'],
    following['already-following'],
    following['too-many-leaders'],
    following.full,
    following['share-changed'],
    following['cap-below-min'],
    following['order-cap-above-cap'],
    following['ratio-range'],
    following['leverage-below-one'],
    following['stop-above-cap'],
    identity['account-frozen'],
    wallet['debt-open'],
    wallet['sending-stopped'],
    following.held,
  ],
  about: 'Follows a leader: from now on what the leader opens is opened for the user too, within these limits.',
});
