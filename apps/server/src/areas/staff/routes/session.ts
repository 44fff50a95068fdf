import { staffLogout, staffMe } from '@quay/contract/staff';
import { reply, type Served, serve } from '../../../edge/route.ts';
import { consoleCookie } from '../../../edge/who.ts';
import type { StaffNeeds } from '../needs.ts';
import { memberOnWire } from '../team.ts';

/** Who is at the console. */
export const sessionRoutes = ({ team }: StaffNeeds): Served[] => [
  serve(staffLogout, async (_request, context) => {
    await team.end(context.staff);
    return { ...reply({}), cookie: consoleCookie() };
  }),
  serve(staffMe, (_request, context) => reply(memberOnWire(context.staff))),
];
