import { staff, type unlockUser } from '@quay/contract/staff';
import { type Route, refused, reply } from '../../../edge/route.ts';
import type { StaffNeeds } from '../needs.ts';

export const unlockUserRoute =
  ({ reads, team }: StaffNeeds): Route<typeof unlockUser> =>
  async ({ userId, reason }, context) => {
    if (reason === '') return refused(staff['reason-missing'], {}, 'reason');
    const user = await reads.staff.userInDetail(userId);
    if (!user) return refused(staff['user-unknown']);
    if (!(await reads.staff.needsUnlock(userId))) return refused(staff['standing-unchanged']);

    // Asking twice asks once.
    const open = await reads.staff.openUnlock(userId);
    if (open !== undefined) return reply({ approvalId: open });
    const approvalId = await team.ask(context.staff, {
      kind: 'unlock-user',
      details: { user: String(userId), username: user.username, lockedFor: user.lockedReason ?? '' },
      payload: { userId },
      reason,
    });
    return reply({ approvalId });
  };
