import { type liftSuspension, staff } from '@quay/contract/staff';
import { type Route, refused, reply } from '../../../edge/route.ts';
import type { StaffNeeds } from '../needs.ts';

export const liftSuspensionRoute =
  ({ c2c, reads, team }: StaffNeeds): Route<typeof liftSuspension> =>
  async ({ userId, reason }, context) => {
    if (reason === '') return refused(staff['reason-missing'], {}, 'reason');
    const user = await reads.staff.userInDetail(userId);
    if (!user) return refused(staff['user-unknown']);
    const suspension = c2c.market.stopped.suspensionOf(userId);
    if (!suspension) return refused(staff['suspension-unchanged']);

    // Asking twice asks once.
    const open = await reads.staff.openLift(userId);
    if (open !== undefined) return reply({ approvalId: open });
    const approvalId = await team.ask(context.staff, {
      kind: 'lift-suspension',
      details: { user: String(userId), username: user.username, suspendedFor: suspension.reason },
      payload: { userId },
      reason,
    });
    return reply({ approvalId });
  };
