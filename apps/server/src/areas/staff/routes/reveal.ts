import { type RevealField, type reveal, staff } from '@quay/contract/staff';
import type { DetailedUser } from '@quay/store';
import { type Asking, type Route, refused, told } from '../../../edge/route.ts';

export const revealRoute: Route<typeof reveal> = async ({ userId, field, reason }, asking) => {
  if (reason === '') return refused(staff['reason-missing'], {}, 'reason');
  const user = await asking.reads.staff.userInDetail(userId);
  if (!user) return refused(staff['user-unknown']);
  const tooMany = (minutes: number) => refused(staff['reveal-too-many'], { minutes: String(minutes) });
  const wait = await asking.audit.revealWait(asking.staff);
  if (wait !== undefined) return tooMany(wait);
  const value = await whole(user, field, asking);
  if (value === undefined) return refused(staff['not-there']);

  // Nobody sees what is not written down.
  const act = { staff: asking.staff, subject: `user ${userId}`, details: { field, reason } };
  const refusedFor = await asking.audit.reveal(act);
  return refusedFor === undefined ? told({ value }) : tooMany(refusedFor);
};

async function whole(user: DetailedUser, field: RevealField, asking: Asking): Promise<string | undefined> {
  if (field === 'email') return user.email ?? undefined;
  if (field === 'phone') return user.phone ?? undefined;
  return asking.verification.reveal(user.id, field);
}
