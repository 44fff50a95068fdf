import { type RevealField, type reveal, staff } from '@quay/contract/staff';
import type { DetailedUser } from '@quay/store';
import { type Route, refused, reply } from '../../../edge/route.ts';
import type { StaffNeeds } from '../needs.ts';

export const revealRoute =
  ({ audit, reads, verification }: StaffNeeds): Route<typeof reveal> =>
  async ({ userId, field, reason }, context) => {
    if (reason === '') return refused(staff['reason-missing'], {}, 'reason');
    const user = await reads.staff.userInDetail(userId);
    if (!user) return refused(staff['user-unknown']);
    const tooMany = (minutes: number) => refused(staff['reveal-too-many'], { minutes: String(minutes) });
    const wait = await audit.revealWait(context.staff);
    if (wait !== undefined) return tooMany(wait);
    const value = await whole(user, field, verification);
    if (value === undefined) return refused(staff['not-there']);

    // Nobody sees what is not written down.
    const act = { staff: context.staff, subject: `user ${userId}`, details: { field, reason } };
    const refusedFor = await audit.reveal(act);
    return refusedFor === undefined ? reply({ value }) : tooMany(refusedFor);
  };

async function whole(
  user: DetailedUser,
  field: RevealField,
  verification: StaffNeeds['verification'],
): Promise<string | undefined> {
  if (field === 'email') return user.email ?? undefined;
  if (field === 'phone') return user.phone ?? undefined;
  return verification.reveal(user.id, field);
}
