import { type changeMember, staff } from '@quay/contract/staff';
import { type Route, refused, reply } from '../../../edge/route.ts';
import type { StaffNeeds } from '../needs.ts';
import { endsAsAdministrator } from '../proposals.ts';

export const changeMemberRoute =
  ({ reads, team }: StaffNeeds): Route<typeof changeMember> =>
  async ({ staffId, roleId, active }, context) => {
    const rows = reads.staff;
    const member = await rows.member(staffId);
    if (!member) return refused(staff['member-unknown']);
    if (staffId === context.staff.id) return refused(staff['own-role']);
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
    return reply({ approvalId: await team.ask(context.staff, { kind: 'change-member', payload, details }) });
  };
