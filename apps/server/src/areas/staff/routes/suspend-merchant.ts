import { staff, type suspendMerchant } from '@quay/contract/staff';
import type { SuspendMerchant } from '@quay/core';
import { type Route, refused, told } from '../../../edge/route.ts';

export const suspendMerchantRoute: Route<typeof suspendMerchant> = async ({ userId, kind, reason }, asking) => {
  if (reason === '') return refused(staff['reason-missing'], {}, 'reason');
  const user = await asking.reads.staff.userInDetail(userId);
  if (!user) return refused(staff['user-unknown']);
  if (user.merchant === null || user.merchant === 'none') return refused(staff['merchant-none']);
  if (asking.c2c.market.stopped.suspensionOf(userId)) return refused(staff['suspension-unchanged']);

  // Written down first: should the server end in between, nothing was done that the log does not know.
  const act = { staff: asking.staff, act: 'suspend-merchant', subject: `user ${userId}`, details: { reason, kind } };
  await asking.reads.staff.addAudit(asking.audit.entry(act));
  const input: SuspendMerchant = { owner: userId, reason: kind };
  await asking.core.submit('c2c/suspend-merchant', input);
  return told({});
};
