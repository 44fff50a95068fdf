import { setTimeout as pause } from 'node:timers/promises';
import { identity, type login } from '@quay/contract/identity';
import { type Route, refused, told } from '../../../edge/route.ts';
import { openAccounts } from '../sign-up.ts';
import { memberOnWire } from '../wire.ts';

export const loginRoute: Route<typeof login> = async ({ username, password }, asking) => {
  const { attempts, passwords, sessions } = asking.identity;
  const attempt = attempts.begin(username, asking.address, Date.now());
  if ('waitMinutes' in attempt) {
    return refused(identity['too-many-attempts'], { minutes: String(attempt.waitMinutes) });
  }
  await pause(attempt.delayMs);

  const user = await asking.reads.identity.userByName(username);
  const matches = await passwords.matches(user?.passwordHash, password).catch((error: unknown) => {
    attempt.withdrawn();
    throw error;
  });
  if (!matches || !user) return refused(identity['login-wrong']);
  attempt.succeeded();

  const seq = await openAccounts(asking.core, user.id);
  return told({ token: await sessions.open(user.id), member: memberOnWire(user) }, seq);
};
