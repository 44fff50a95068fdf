import { FOLLOWERS_MAX, following } from '@quay/contract/following';
import { type decideLeader, staff as refusals } from '@quay/contract/staff';
import type { DecideLeader, LeaderRow } from '@quay/core';
import { type Route, refused, reply } from '../../../edge/route.ts';
import type { StaffNeeds } from '../needs.ts';

export const decideLeaderRoute =
  ({ audit, core }: Pick<StaffNeeds, 'audit' | 'core'>): Route<typeof decideLeader> =>
  async ({ userId, approve, followersMax = 0, reason }, context) => {
    if (reason === '') return refused(refusals['reason-missing'], {}, 'reason');
    const { staff } = context;
    const row = await (await context.rows()).following.leader(userId);
    if (row?.status !== 'applied') return refused(following['application-unknown']);
    if (approve && (followersMax < 1 || followersMax > FOLLOWERS_MAX)) {
      return refused(following['followers-range'], { max: String(FOLLOWERS_MAX) }, 'followersMax');
    }

    // Written down first: should the server end in between, nothing was done that the log does not know.
    const details = {
      approved: approve ? 'yes' : 'no',
      ...(approve && { followersMax: String(followersMax) }),
      reason,
    };
    await audit.add({ staff, act: 'decide-leader', subject: `user ${userId}`, details });
    const input: DecideLeader = { leader: userId, isApproved: approve, followersMax, staff: staff.id };
    const { outcome, seq } = await core.submit<LeaderRow>('following/decide-leader', input);
    return outcome.ok ? reply({}, seq) : { outcome, seq };
  };
