import { following } from '@quay/contract/following';
import { staff as refusals, type withdrawLeader } from '@quay/contract/staff';
import type { LeaderRow, ResignLeader } from '@quay/core';
import { type Route, refused, reply } from '../../../edge/route.ts';
import type { StaffNeeds } from '../needs.ts';

export const withdrawLeaderRoute =
  ({ audit, core }: Pick<StaffNeeds, 'audit' | 'core'>): Route<typeof withdrawLeader> =>
  async ({ userId, reason }, context) => {
    if (reason === '') return refused(refusals['reason-missing'], {}, 'reason');
    const { staff } = context;
    const row = await (await context.rows()).following.leader(userId);
    if (row?.status !== 'approved') return refused(following['leader-unknown']);

    // Written down first: should the server end in between, nothing was done that the log does not know.
    await audit.add({ staff, act: 'withdraw-leader', subject: `user ${userId}`, details: { reason } });
    const input: ResignLeader = { leader: userId, staff: staff.id };
    const { outcome, seq } = await core.submit<LeaderRow>('following/resign-leader', input);
    return outcome.ok ? reply({}, seq) : { outcome, seq };
  };
