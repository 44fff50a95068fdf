import type { members } from '@quay/contract/staff';
import { type Route, told } from '../../../edge/route.ts';

export const membersRoute: Route<typeof members> = async (_request, asking) => {
  const rows = await asking.reads.staff.members();
  return told(
    rows.map(({ id, username, name, roleId, role, active, enrolledAt, seenAt }) => ({
      staffId: id,
      username,
      name,
      roleId,
      role,
      active,
      enrolled: enrolledAt !== null,
      seenAt,
    })),
  );
};
