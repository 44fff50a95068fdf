import { referral as referralRefusals } from '@quay/contract/referral';
import { type barReferrer, staff as refusals } from '@quay/contract/staff';
import { type Route, refused, reply } from '../../../edge/route.ts';
import type { StaffNeeds } from '../needs.ts';

export const barReferrerRoute =
  ({ audit, reads, referral }: StaffNeeds): Route<typeof barReferrer> =>
  async ({ userId, reason }, { staff }) => {
    if (reason === '') return refused(refusals['reason-missing'], {}, 'reason');
    if (!(await reads.identity.userById(userId))) return refused(refusals['user-unknown']);
    if (!(await referral.mayRefer(userId))) return refused(referralRefusals.unchanged);

    // Written down first: should the server end in between, nothing was done that the log does not know.
    await audit.add({ staff, act: 'bar-referrer', subject: `user ${userId}`, details: { reason } });
    const no = await referral.setRight(userId, false);
    return no ? refused(no.refusal, no.params) : reply({});
  };
