import { type endUserSessions, staff } from '@quay/contract/staff';
import { type Route, refused, told } from '../../../edge/route.ts';

export const endUserSessionsRoute: Route<typeof endUserSessions> = async ({ userId, reason }, asking) => {
  if (reason === '') return refused(staff['reason-missing'], {}, 'reason');
  if (!(await asking.reads.staff.userInDetail(userId))) return refused(staff['user-unknown']);
  const subject = `user ${userId}`;
  await asking.audit.add({ staff: asking.staff, act: 'end-user-sessions', subject, details: { reason } });
  return told({ ended: await asking.identity.sessions.endAll(userId) });
};
