import { identity, type loginVerify } from '@quay/contract/identity';
import { type Route, refused } from '../../../edge/route.ts';
import { barredBy } from '../barred.ts';
import { enter, LOGIN } from '../entering.ts';
import type { IdentityNeeds } from '../needs.ts';

const TRIES = 5;

export const loginVerifyRoute =
  (needs: IdentityNeeds): Route<typeof loginVerify> =>
  async ({ ticket, ...answer }, context) => {
    const { oneTime, factors } = needs.accounts;
    const begun = await oneTime.attempt(LOGIN, ticket, TRIES);
    const user = begun?.user === undefined ? undefined : await needs.reads.identity.userById(begun.user);
    if (!user) return refused(identity['login-expired']);

    const wrong = await factors.verify(user.id, 'login', answer);
    if (wrong) return { outcome: { ok: false, ...wrong } };
    const barred = barredBy(user.standing);
    if (barred) return refused(barred);
    // Of two who come with the same ticket at once, one gets in.
    if (!(await oneTime.redeem(LOGIN, ticket))) return refused(identity['login-expired']);
    return enter(user, needs, context);
  };
