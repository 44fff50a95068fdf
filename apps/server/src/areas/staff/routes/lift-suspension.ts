import { type liftSuspension, staff } from '@quay/contract/staff';
import { type Route, refused, told } from '../../../edge/route.ts';

export const liftSuspensionRoute: Route<typeof liftSuspension> = async ({ userId, reason }, asking) => {
  if (reason === '') return refused(staff['reason-missing'], {}, 'reason');
  const user = await asking.reads.staff.userInDetail(userId);
  if (!user) return refused(staff['user-unknown']);
  const suspension = asking.c2c.market.stopped.suspensionOf(userId);
  if (!suspension) return refused(staff['suspension-unchanged']);

  // Asking twice asks once.
  const open = await asking.reads.staff.openLift(userId);
  if (open !== undefined) return told({ approvalId: open });
  const approvalId = await asking.team.ask(asking.staff, {
    kind: 'lift-suspension',
    details: { user: String(userId), username: user.username, suspendedFor: suspension.reason },
    payload: { userId },
    reason,
  });
  return told({ approvalId });
};
