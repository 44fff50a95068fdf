import { type saveRole, staff, staffRights } from '@quay/contract/staff';
import { type Route, refused, told } from '../../../edge/route.ts';
import { rightsInWords } from '../in-words.ts';

export const saveRoleRoute: Route<typeof saveRole> = async ({ roleId, name, rights: wanted }, asking) => {
  const rows = asking.reads.staff;
  const role = roleId === undefined ? undefined : await rows.role(roleId);
  if (roleId !== undefined && !role) return refused(staff['role-unknown']);
  if (role?.fixed) return refused(staff['role-fixed']);
  if (role && role.id === asking.staff.roleId) return refused(staff['own-role']);
  const named = await rows.roleByName(name);
  if (named && named.id !== roleId) return refused(staff['role-name-taken'], {}, 'name');

  const rights = staffRights.filter((right) => wanted.includes(right));
  const before = role && { nameBefore: role.name, rightsBefore: rightsInWords(role.rights) };
  const approvalId = await asking.team.ask(asking.staff, {
    kind: 'save-role',
    payload: { ...(roleId !== undefined && { roleId }), name, rights },
    details: { name, rights: rightsInWords(rights), ...before },
  });
  return told({ approvalId });
};
