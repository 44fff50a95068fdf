import { setTimeout as pause } from 'node:timers/promises';
import { identity, type login } from '@quay/contract/identity';
import type { Reads, UserRow } from '@quay/store';
import { type Route, refused, told } from '../../../edge/route.ts';
import { loginNameOf } from '../addresses.ts';
import { placeOf } from '../attempts.ts';
import { enter, isKnownPlace } from '../entering.ts';

/** What was typed right is good for this long, while the second factor is looked for. */
const TICKET_MS = 5 * 60_000;
/** Kind of the ticket. */
export const LOGIN = 'login';

export const loginRoute: Route<typeof login> = async ({ username, password }, asking) => {
  const { attempts, passwords, factors, oneTime } = asking.identity;
  const named = loginNameOf(username);
  // By what was typed and not by whose it is: otherwise the wait would tell which names belong together.
  const attempt = attempts.begin(named.name, asking.address, Date.now());
  if ('waitMinutes' in attempt) {
    return refused(identity['too-many-attempts'], { minutes: String(attempt.waitMinutes) });
  }
  await pause(attempt.delayMs);

  const user = await userOf(named, asking.reads.identity);
  const asker = {
    place: placeOf(asking.address),
    account: named.name.toLowerCase(),
    inVain: attempt.inVain,
    isKnown: await isKnownPlace(user?.id, asking),
  };
  const matches = await passwords.matches(user?.passwordHash ?? undefined, password, asker).catch((error: unknown) => {
    attempt.withdrawn();
    throw error;
  });
  if (!matches || !user) return refused(identity['login-wrong']);
  attempt.succeeded();
  if (user.standing === 'locked') return refused(identity['account-locked']);

  const second = await factors.of(user.id);
  if (second.length === 0) return enter(user, asking);
  return told({ ticket: await oneTime.issue(LOGIN, user.id, {}, TICKET_MS), factors: [...second] });
};

function userOf({ by, name }: ReturnType<typeof loginNameOf>, users: Reads['identity']): Promise<UserRow | undefined> {
  if (by === 'email') return users.userByEmail(name);
  return by === 'phone' ? users.userByPhone(name) : users.userByName(name);
}
