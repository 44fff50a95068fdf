import { type lockUser, staff } from '@quay/contract/staff';
import { type Route, refused, told } from '../../../edge/route.ts';

export const lockUserRoute: Route<typeof lockUser> = async ({ userId, reason }, asking) => {
  if (reason === '') return refused(staff['reason-missing'], {}, 'reason');
  if (!(await asking.reads.staff.userInDetail(userId))) return refused(staff['user-unknown']);

  await asking.identity.holds.freeze(userId, 'staff');
  const act = { staff: asking.staff, act: 'lock-user', subject: `user ${userId}`, details: { reason } };
  const locked = await asking.reads.staff.together(async (rows) => {
    if (!(await rows.lockUser(userId, reason, asking.team.now()))) return false;
    await rows.addAudit(asking.audit.entry(act));
    return true;
  });
  if (!locked) await asking.identity.holds.follow(userId);
  if (!locked) return refused(staff['standing-unchanged']);
  await asking.identity.sessions.endAll(userId);
  return told({});
};
