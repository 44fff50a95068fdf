import { type changePassword, identity } from '@quay/contract/identity';
import { type Route, refused, reply } from '../../../edge/route.ts';
import { isNo, no } from '../checked.ts';
import type { IdentityNeeds } from '../needs.ts';
import { passwordRefusal } from '../password-rules.ts';
import { signedIn } from '../passwords.ts';
import { whereFrom } from '../where.ts';

export const changePasswordRoute =
  ({ accounts, reads }: IdentityNeeds): Route<typeof changePassword> =>
  async ({ oldPassword, password, proof }, context) => {
    const { passwords, proofs, holds, sessions, notices, security } = accounts;
    const account = await security(context.owner);
    const bad = passwordRefusal(password, [account.username, account.email]);
    if (bad) return refused(bad, {}, 'password');
    const was = account.passwordHash;
    if (was !== null) {
      if (password === oldPassword) return refused(identity['password-unchanged'], {}, 'password');
      const known = await proofs.checkPassword(account, oldPassword ?? '', context.address);
      if (isNo(known)) return no({ ...known, field: 'oldPassword' });
    }
    const proven = await proofs.check(account, 'change-password', proof, context.address);
    if (isNo(proven)) return no(proven);

    const hash = await passwords.hash(password, signedIn(account.id, context.address));
    const lost = await proven.spend();
    if (lost) return no(lost);
    const but = context.session;
    await holds.place(account.id, 'password-changed');
    const change = { user: account.id, was, hash, but: but?.tokenHash };
    const changed = await reads.identity.changePassword(change);
    // Somebody changed it in the same moment: what was typed as the old one is not it any more.
    if (!changed) return refused(identity['password-wrong'], {}, 'oldPassword');
    await sessions.endAll(account.id, but);
    await notices.notify(account.id, 'password-changed', whereFrom(context));
    return reply({});
  };
