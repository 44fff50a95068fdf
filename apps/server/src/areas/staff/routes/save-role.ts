import { type saveRole, staff, staffRights } from '@quay/contract/staff';
import { type Route, refused, reply } from '../../../edge/route.ts';
import { rightsInWords } from '../in-words.ts';
import type { StaffNeeds } from '../needs.ts';

export const saveRoleRoute =
  ({ reads, team }: StaffNeeds): Route<typeof saveRole> =>
  async ({ roleId, name, rights: wanted }, context) => {
    const rows = reads.staff;
    const role = roleId === undefined ? undefined : await rows.role(roleId);
    if (roleId !== undefined && !role) return refused(staff['role-unknown']);
    if (role?.fixed) return refused(staff['role-fixed']);
    if (role && role.id === context.staff.roleId) return refused(staff['own-role']);
    const named = await rows.roleByName(name);
    if (named && named.id !== roleId) return refused(staff['role-name-taken'], {}, 'name');

    const rights = staffRights.filter((right) => wanted.includes(right));
    const before = role && { nameBefore: role.name, rightsBefore: rightsInWords(role.rights) };
    const approvalId = await team.ask(context.staff, {
      kind: 'save-role',
      payload: { ...(roleId !== undefined && { roleId }), name, rights },
      details: { name, rights: rightsInWords(rights), ...before },
    });
    return reply({ approvalId });
  };
