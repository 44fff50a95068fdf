import { identity, type passkeyLogin } from '@quay/contract/identity';
import { type Route, refused } from '../../../edge/route.ts';
import { barredBy } from '../barred.ts';
import { enter } from '../entering.ts';
import type { IdentityNeeds } from '../needs.ts';

/** Nobody is named before the passkey has said who it is. */
const NOBODY = 'passkey';

export const passkeyLoginRoute =
  (needs: IdentityNeeds): Route<typeof passkeyLogin> =>
  async (answer, context) => {
    const { attempts, passkeys } = needs.accounts;
    const attempt = attempts.begin(NOBODY, context.address, Date.now());
    if ('waitMinutes' in attempt) {
      return refused(identity['too-many-attempts'], { minutes: String(attempt.waitMinutes) });
    }
    const id = await passkeys.login(answer);
    const user = id === undefined ? undefined : await needs.reads.identity.userById(id);
    if (!user) return refused(identity['passkey-wrong'], {}, 'passkey');
    attempt.succeeded();
    const barred = barredBy(user.standing);
    return barred ? refused(barred) : enter(user, needs, context);
  };
