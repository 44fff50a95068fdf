import { type resetMember, staff } from '@quay/contract/staff';
import { type Route, refused, reply } from '../../../edge/route.ts';
import type { StaffNeeds } from '../needs.ts';
import { oneTimePassword } from '../team.ts';

export const resetMemberRoute =
  ({ identity, reads, team }: StaffNeeds): Route<typeof resetMember> =>
  async ({ staffId, reason }, context) => {
    if (reason === '') return refused(staff['reason-missing'], {}, 'reason');
    const member = await reads.staff.member(staffId);
    if (!member) return refused(staff['member-unknown']);
    if (staffId === context.staff.id) return refused(staff['own-role']);

    const password = oneTimePassword();
    const passwordHash = await identity.passwords.hash(password);
    const approvalId = await team.ask(context.staff, {
      kind: 'reset-member',
      payload: { staffId, passwordHash, issuedBy: context.staff.id },
      details: { username: member.username, name: member.name, role: member.role },
      reason,
    });
    return reply({ approvalId, password });
  };
