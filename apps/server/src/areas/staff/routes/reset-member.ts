import { type resetMember, staff } from '@quay/contract/staff';
import { type Route, refused, told } from '../../../edge/route.ts';
import { oneTimePassword } from '../team.ts';

export const resetMemberRoute: Route<typeof resetMember> = async ({ staffId, reason }, asking) => {
  if (reason === '') return refused(staff['reason-missing'], {}, 'reason');
  const member = await asking.reads.staff.member(staffId);
  if (!member) return refused(staff['member-unknown']);
  if (staffId === asking.staff.id) return refused(staff['own-role']);

  const password = oneTimePassword();
  const passwordHash = await asking.identity.passwords.hash(password);
  const approvalId = await asking.team.ask(asking.staff, {
    kind: 'reset-member',
    payload: { staffId, passwordHash, issuedBy: asking.staff.id },
    details: { username: member.username, name: member.name, role: member.role },
    reason,
  });
  return told({ approvalId, password });
};
