import type { roles } from '@quay/contract/staff';
import { type Route, told } from '../../../edge/route.ts';

export const rolesRoute: Route<typeof roles> = async (_request, asking) => {
  const rows = await asking.reads.staff.roles();
  return told(rows.map(({ id, rights, ...role }) => ({ ...role, roleId: id, rights: [...rights] })));
};
