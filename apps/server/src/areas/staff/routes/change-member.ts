import { type changeMember, staff } from '@quay/contract/staff';
import { type Route, refused, told } from '../../../edge/route.ts';
import { endsAsAdministrator } from '../wishes.ts';

export const changeMemberRoute: Route<typeof changeMember> = async ({ staffId, roleId, active }, asking) => {
  const rows = asking.reads.staff;
  const member = await rows.member(staffId);
  if (!member) return refused(staff['member-unknown']);
  if (staffId === asking.staff.id) return refused(staff['own-role']);
  const role = await rows.role(roleId ?? member.roleId);
  if (!role) return refused(staff['role-unknown'], {}, 'roleId');

  const details = {
    username: member.username,
    ...(role.id !== member.roleId && { role: `${member.role} → ${role.name}` }),
    ...(active !== undefined && active !== member.active && { active: active ? 'no → yes' : 'yes → no' }),
  };
  const payload = { staffId, ...(roleId !== undefined && { roleId }), ...(active !== undefined && { active }) };
  if (endsAsAdministrator(member, role.name, active ?? member.active) && (await rows.activeAdministrators()) <= 1) {
    return refused(staff['last-administrator']);
  }
  return told({ approvalId: await asking.team.ask(asking.staff, { kind: 'change-member', payload, details }) });
};
