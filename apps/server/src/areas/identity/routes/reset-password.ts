import { identity, type resetPassword } from '@quay/contract/identity';
import { type Route, refused, reply } from '../../../edge/route.ts';
import { originOf } from '../attempts.ts';
import type { IdentityNeeds } from '../needs.ts';
import { passwordRefusal } from '../password-rules.ts';
import { whereFrom } from '../where.ts';
import { RESET_PASSWORD } from './forgot-password.ts';

export const resetPasswordRoute =
  ({ accounts, reads }: IdentityNeeds): Route<typeof resetPassword> =>
  async ({ ticket, password }, context) => {
    const { oneTime, passwords, sessions, holds, notices } = accounts;
    const users = reads.identity;
    const begun = await oneTime.peek(RESET_PASSWORD, ticket);
    const user = begun?.user === undefined ? undefined : await users.userById(begun.user);
    if (!user) return refused(identity['login-expired']);
    const wrong = passwordRefusal(password, [user.username, user.email, user.phone]);
    if (wrong) return refused(wrong, {}, 'password');

    const hash = await passwords.hash(password, { origin: originOf(context.address), account: `user ${user.id}` });
    if (!(await oneTime.redeem(RESET_PASSWORD, ticket))) return refused(identity['login-expired']);
    await holds.place(user.id, 'password-changed');
    const changed = await users.changePassword({ user: user.id, was: user.passwordHash, hash, but: undefined });
    // Another link was quicker.
    if (!changed) return refused(identity['login-expired']);
    await oneTime.revoke(RESET_PASSWORD, user.id);
    await sessions.endAll(user.id);
    await notices.notify(user.id, 'password-changed', whereFrom(context));
    return reply({});
  };
