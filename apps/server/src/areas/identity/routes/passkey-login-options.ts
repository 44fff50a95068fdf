import { identity, type passkeyLoginOptions } from '@quay/contract/identity';
import { type Route, refused, told } from '../../../edge/route.ts';
import { isNo } from '../checked.ts';
import { LOGIN } from '../entering.ts';

export const passkeyLoginOptionsRoute: Route<typeof passkeyLoginOptions> = async ({ ticket }, asking) => {
  const { oneTime, passkeys } = asking.identity;
  const begun = ticket === undefined ? undefined : await oneTime.peek(LOGIN, ticket);
  if (ticket !== undefined && !begun) return refused(identity['login-expired']);
  const challenge = await passkeys.challenge('login', begun?.user);
  return isNo(challenge) ? { outcome: { ok: false, ...challenge } } : told(challenge);
};
