import type { beginAuthenticator } from '@quay/contract/identity';
import { type Route, told } from '../../../edge/route.ts';

export const beginAuthenticatorRoute: Route<typeof beginAuthenticator> = async (_request, asking) => {
  const { authenticator, security } = asking.identity;
  const { id, username } = await security(asking.owner);
  return told(await authenticator.begin(id, username));
};
