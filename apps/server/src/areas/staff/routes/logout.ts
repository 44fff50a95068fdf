import type { staffLogout } from '@quay/contract/staff';
import { type Route, told } from '../../../edge/route.ts';
import { consoleCookie } from '../../../edge/who.ts';

export const logoutRoute: Route<typeof staffLogout> = async (_request, asking) => {
  await asking.team.end(asking.staff);
  return { ...told({}), cookie: consoleCookie() };
};
