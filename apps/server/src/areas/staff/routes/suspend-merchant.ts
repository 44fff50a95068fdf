import { staff, type suspendMerchant } from '@quay/contract/staff';
import type { SuspendMerchant } from '@quay/core';
import { type Route, refused, reply } from '../../../edge/route.ts';
import type { StaffNeeds } from '../needs.ts';

export const suspendMerchantRoute =
  ({ audit, c2c, core, reads }: StaffNeeds): Route<typeof suspendMerchant> =>
  async ({ userId, kind, reason }, context) => {
    if (reason === '') return refused(staff['reason-missing'], {}, 'reason');
    const user = await reads.staff.userInDetail(userId);
    if (!user) return refused(staff['user-unknown']);
    if (user.merchant === null || user.merchant === 'none') return refused(staff['merchant-none']);
    if (c2c.market.stopped.suspensionOf(userId)) return refused(staff['suspension-unchanged']);

    // Written down first: should the server end in between, nothing was done that the log does not know.
    const act = { staff: context.staff, act: 'suspend-merchant', subject: `user ${userId}`, details: { reason, kind } };
    await reads.staff.addAudit(audit.entry(act));
    const input: SuspendMerchant = { owner: userId, reason: kind };
    await core.submit('c2c/suspend-merchant', input);
    return reply({});
  };
