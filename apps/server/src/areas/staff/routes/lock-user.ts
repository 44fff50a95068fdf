import { type lockUser, staff } from '@quay/contract/staff';
import { type Route, refused, reply } from '../../../edge/route.ts';
import type { StaffNeeds } from '../needs.ts';

export const lockUserRoute =
  ({ audit, identity, reads, team }: StaffNeeds): Route<typeof lockUser> =>
  async ({ userId, reason }, context) => {
    if (reason === '') return refused(staff['reason-missing'], {}, 'reason');
    if (!(await reads.staff.userInDetail(userId))) return refused(staff['user-unknown']);

    await identity.holds.freeze(userId, 'staff');
    const act = { staff: context.staff, act: 'lock-user', subject: `user ${userId}`, details: { reason } };
    const locked = await reads.staff.together(async (rows) => {
      if (!(await rows.lockUser(userId, reason, team.now()))) return false;
      await rows.addAudit(audit.entry(act));
      return true;
    });
    if (!locked) await identity.holds.follow(userId);
    if (!locked) return refused(staff['standing-unchanged']);
    await identity.sessions.endAll(userId);
    return reply({});
  };
