import { type changeFundPassword, FUND_PASSWORD, identity } from '@quay/contract/identity';
import { type Route, refused, reply } from '../../../edge/route.ts';
import { isNo, no } from '../checked.ts';
import { typedFundPassword } from '../fund-password.ts';
import type { IdentityNeeds } from '../needs.ts';
import { signedIn } from '../passwords.ts';
import { whereFrom } from '../where.ts';

export const changeFundPasswordRoute =
  (needs: IdentityNeeds): Route<typeof changeFundPassword> =>
  async (request, context) => {
    const { passwords, proofs, fundPassword: known, holds, notices, security } = needs.accounts;
    const account = await security(context.owner);
    const was = account.fundPasswordHash;
    if (was === null) return refused(identity['fund-password-missing']);
    const isForgotten = request.oldFundPassword === undefined;
    const oldFundPassword = await typedFundPassword(request.oldFundPassword ?? '', needs);
    if (!isForgotten && oldFundPassword === '')
      return refused(identity['fund-password-malformed'], {}, 'oldFundPassword');
    const fundPassword = await typedFundPassword(request.fundPassword, needs);
    if (!FUND_PASSWORD.test(fundPassword)) return refused(identity['fund-password-malformed'], {}, 'fundPassword');
    if (isForgotten) {
      const login = await proofs.checkPassword(account, request.password ?? '', context.address);
      if (isNo(login)) return no({ ...login, field: 'password' });
    } else {
      const wrong = await known.verify(account.id, oldFundPassword, context);
      if (wrong) return no({ ...wrong, field: 'oldFundPassword' });
    }
    const proven = await proofs.check(account, 'change-fund-password', request.proof, context.address);
    if (isNo(proven)) return no(proven);
    if (
      await passwords.matches(account.passwordHash ?? undefined, fundPassword, signedIn(account.id, context.address))
    ) {
      return refused(identity['fund-password-is-password'], {}, 'fundPassword');
    }

    const hash = await passwords.hash(fundPassword, signedIn(account.id, context.address));
    const lost = await proven.spend();
    if (lost) return no(lost);
    await holds.place(account.id, isForgotten ? 'fund-password-forgotten' : 'fund-password-changed');
    const changed = await needs.reads.identity.setFundPassword(account.id, was, hash);
    // Somebody changed it in the same moment: what was typed as the old one is not it any more.
    if (!changed) return refused(identity['fund-password-wrong'], { left: '5' }, 'oldFundPassword');
    await notices.notify(account.id, 'fund-password-changed', whereFrom(context));
    return reply({});
  };
