import type { logout } from '@quay/contract/identity';
import { type Route, told } from '../../../edge/route.ts';

export const logoutRoute: Route<typeof logout> = async (_request, asking) => {
  if (asking.session) await asking.identity.sessions.end(asking.session);
  return told({});
};
