import { endUserSessions, staff, users } from '@quay/contract/staff';
import { refused, reply, type Served, serve } from '../../../edge/route.ts';
import type { StaffNeeds } from '../needs.ts';
import { userOnWire } from '../user-on-wire.ts';

const PAGE = 50;

/** Customers, as staff find them. */
export const customerRoutes = ({ audit, identity, reads, verification }: StaffNeeds): Served[] => [
  serve(users, async ({ search, standing, before }) => {
    const wanted = { search, standing, before: before === undefined ? undefined : Number(before), size: PAGE };
    const found = await reads.staff.usersFound(wanted);
    const names = await verification.maskedNames(found.map(({ id }) => id));
    return reply(found.map((user) => userOnWire(user, names.get(user.id) ?? null)));
  }),
  serve(endUserSessions, async ({ userId, reason }, context) => {
    if (reason === '') return refused(staff['reason-missing'], {}, 'reason');
    if (!(await reads.staff.userInDetail(userId))) return refused(staff['user-unknown']);
    const subject = `user ${userId}`;
    await audit.add({ staff: context.staff, act: 'end-user-sessions', subject, details: { reason } });
    return reply({ ended: await identity.sessions.endAll(userId) });
  }),
];
