import { referral as referralRefusals } from '@quay/contract/referral';
import { staff as refusals, type restoreReferrer } from '@quay/contract/staff';
import { type Route, refused, reply } from '../../../edge/route.ts';
import type { StaffNeeds } from '../needs.ts';

export const restoreReferrerRoute =
  ({ reads, referral, team }: StaffNeeds): Route<typeof restoreReferrer> =>
  async ({ userId, reason }, { staff }) => {
    if (reason === '') return refused(refusals['reason-missing'], {}, 'reason');
    const user = await reads.identity.userById(userId);
    if (!user) return refused(refusals['user-unknown']);
    if (await referral.mayRefer(userId)) return refused(referralRefusals.unchanged);
    const approvalId = await team.ask(staff, {
      kind: 'restore-referrer',
      details: { user: String(userId), username: user.username },
      payload: { userId },
      reason,
    });
    return reply({ approvalId });
  };
