import { type deleteRole, staff } from '@quay/contract/staff';
import { type Route, refused, reply } from '../../../edge/route.ts';
import type { StaffNeeds } from '../needs.ts';

export const deleteRoleRoute =
  ({ audit, reads }: StaffNeeds): Route<typeof deleteRole> =>
  ({ roleId }, context) =>
    reads.staff.together(async (rows) => {
      // From here on nobody can be given it.
      await rows.lockRole(roleId);
      const role = await rows.role(roleId);
      if (!role) return refused(staff['role-unknown']);
      if (role.fixed) return refused(staff['role-fixed']);
      const members = await rows.membersOfRole(roleId);
      if (members > 0) return refused(staff['role-in-use'], { members: String(members) });

      await rows.deleteRole(roleId);
      const details = { name: role.name };
      await rows.addAudit(
        audit.entry({ staff: context.staff, act: 'delete-role', subject: `role ${roleId}`, details }),
      );
      return reply({});
    });
