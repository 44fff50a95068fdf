import { type changePassword, identity } from '@quay/contract/identity';
import { type Route, refused, told } from '../../../edge/route.ts';
import { isNo, no } from '../checked.ts';
import { passwordRefusal } from '../password-rules.ts';
import { whereFrom } from '../where.ts';

export const changePasswordRoute: Route<typeof changePassword> = async ({ oldPassword, password, proof }, asking) => {
  const { passwords, proofs, holds, sessions, notices, security } = asking.identity;
  const account = await security(asking.owner);
  const bad = passwordRefusal(password, [account.username, account.email]);
  if (bad) return refused(bad, {}, 'password');
  const was = account.passwordHash;
  if (was !== null) {
    if (password === oldPassword) return refused(identity['password-unchanged'], {}, 'password');
    const known = await proofs.checkPassword(account, oldPassword ?? '', asking.address);
    if (isNo(known)) return no({ ...known, field: 'oldPassword' });
  }
  // Where the password is all there is to prove with, it was given already.
  const whole = oldPassword === undefined ? proof : { password: oldPassword, ...proof };
  const proven = await proofs.check(account, 'change-password', whole, asking.address);
  if (isNo(proven)) return no(proven);

  const hash = await passwords.hash(password);
  const lost = await proven.spend();
  if (lost) return no(lost);
  const but = asking.session;
  await holds.place(account.id, 'password-changed');
  const change = { user: account.id, was, hash, but: but?.tokenHash };
  const changed = await asking.reads.identity.changePassword(change);
  // Somebody changed it in the same moment: what was typed as the old one is not it any more.
  if (!changed) return refused(identity['password-wrong'], {}, 'oldPassword');
  await sessions.endAll(account.id, but);
  await notices.tell(account.id, 'password-changed', whereFrom(asking));
  return told({});
};
