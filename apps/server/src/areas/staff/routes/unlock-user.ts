import { staff, type unlockUser } from '@quay/contract/staff';
import { type Route, refused, told } from '../../../edge/route.ts';

export const unlockUserRoute: Route<typeof unlockUser> = async ({ userId, reason }, asking) => {
  if (reason === '') return refused(staff['reason-missing'], {}, 'reason');
  const user = await asking.reads.staff.userInDetail(userId);
  if (!user) return refused(staff['user-unknown']);
  if (!(await asking.reads.staff.needsUnlock(userId))) return refused(staff['standing-unchanged']);

  // Asking twice asks once.
  const open = await asking.reads.staff.openUnlock(userId);
  if (open !== undefined) return told({ approvalId: open });
  const approvalId = await asking.team.ask(asking.staff, {
    kind: 'unlock-user',
    details: { user: String(userId), username: user.username, lockedFor: user.lockedReason ?? '' },
    payload: { userId },
    reason,
  });
  return told({ approvalId });
};
