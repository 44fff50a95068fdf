import { referralMember, referralOverview, staff } from '@quay/contract/staff';
import { refused, reply, type Served, serve } from '../../../edge/route.ts';
import type { StaffNeeds } from '../needs.ts';

/** What staff watch of referral. */
export const referralRoutes = ({ referral }: Pick<StaffNeeds, 'referral'>): Served[] => [
  serve(referralOverview, async () => reply(await referral.overview())),
  serve(referralMember, async ({ userId }) => {
    const member = await referral.member(Number(userId));
    return member ? reply(member) : refused(staff['user-unknown']);
  }),
];
