import { setTimeout as pause } from 'node:timers/promises';
import { identity, type login } from '@quay/contract/identity';
import type { Reads, UserRow } from '@quay/store';
import { type Route, refused } from '../../../edge/route.ts';
import { loginNameOf } from '../addresses.ts';
import { originOf } from '../attempts.ts';
import { barredBy } from '../barred.ts';
import { enterOrAskSecond, isKnownOrigin } from '../entering.ts';
import type { IdentityNeeds } from '../needs.ts';

export const loginRoute =
  (needs: IdentityNeeds): Route<typeof login> =>
  async ({ username, password }, context) => {
    const { attempts, passwords } = needs.accounts;
    const named = loginNameOf(username);
    // By what was typed and not by whose it is: otherwise the wait would reveal which names belong together.
    const attempt = attempts.begin(named.name, context.address, Date.now());
    if ('waitMinutes' in attempt) {
      return refused(identity['too-many-attempts'], { minutes: String(attempt.waitMinutes) });
    }
    await pause(attempt.delayMs);

    const user = await userOf(named, needs.reads.identity);
    const asker = {
      origin: originOf(context.address),
      account: named.name.toLowerCase(),
      inVain: attempt.inVain,
      isKnown: await isKnownOrigin(user?.id, context.address, needs),
    };
    const tried = { at: Date.now(), device: context.device, address: context.address, outcome: 'refused' } as const;
    const matches = await passwords
      .matches(user?.passwordHash ?? undefined, password, asker)
      .catch((error: unknown) => {
        attempt.withdrawn();
        throw error;
      });
    if (!matches || !user) {
      // Nobody waits for it: how long an answer takes must not reveal who has an account.
      if (user) void needs.reads.identity.addLogin({ ...tried, user: user.id }).catch(() => undefined);
      return refused(identity['login-wrong']);
    }
    attempt.succeeded();
    const barred = barredBy(user.standing);
    if (barred) return refused(barred);

    return enterOrAskSecond(user, needs, context);
  };

function userOf({ by, name }: ReturnType<typeof loginNameOf>, users: Reads['identity']): Promise<UserRow | undefined> {
  if (by === 'email') return users.userByEmail(name);
  return by === 'phone' ? users.userByPhone(name) : users.userByName(name);
}
