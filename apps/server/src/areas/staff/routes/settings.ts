import { roles, settings } from '@quay/contract/staff';
import { reply, type Served, serve } from '../../../edge/route.ts';
import type { StaffNeeds } from '../needs.ts';

/** Settings and roles as they are. */
export const settingRoutes = ({ systemSettings, reads }: StaffNeeds): Served[] => [
  serve(settings, async () => reply(await systemSettings.settings())),
  serve(roles, async () => {
    const rows = await reads.staff.roles();
    return reply(rows.map(({ id, rights, ...role }) => ({ ...role, roleId: id, rights: [...rights] })));
  }),
];
