import { FUND_PASSWORD_FIRST, identity, type setFundPassword } from '@quay/contract/identity';
import { type Route, refused, reply } from '../../../edge/route.ts';
import { isNo, no } from '../checked.ts';
import { typedFundPassword } from '../fund-password.ts';
import type { IdentityNeeds } from '../needs.ts';
import { signedIn } from '../passwords.ts';
import { whereFrom } from '../where.ts';

/** Setting it belongs to the sign-up for so long; later it may be a thief who gives the account what it lacks. */
const SIGN_UP_MS = 60 * 60_000;

export const setFundPasswordRoute =
  (needs: IdentityNeeds): Route<typeof setFundPassword> =>
  async (request, context) => {
    const { passwords, proofs, holds, notices, security, gotCoins, now } = needs.accounts;
    const account = await security(context.owner);
    if (account.fundPasswordHash !== null) return refused(identity['fund-password-set']);
    const fundPassword = await typedFundPassword(request.fundPassword, needs);
    if (!FUND_PASSWORD_FIRST.test(fundPassword)) {
      return refused(identity['fund-password-malformed'], {}, 'fundPassword');
    }
    const proven = await proofs.check(account, 'set-fund-password', request.proof, context.address);
    if (isNo(proven)) return no(proven);
    if (
      await passwords.matches(account.passwordHash ?? undefined, fundPassword, signedIn(account.id, context.address))
    ) {
      return refused(identity['fund-password-is-password'], {}, 'fundPassword');
    }

    const hash = await passwords.hash(fundPassword, signedIn(account.id, context.address));
    const lost = await proven.spend();
    if (lost) return no(lost);
    const isLate = account.at + SIGN_UP_MS < now() || (await gotCoins(account.id));
    if (isLate) await holds.place(account.id, 'fund-password-changed');
    const set = await needs.reads.identity.setFundPassword(account.id, null, hash);
    if (!set) return refused(identity['fund-password-set']);
    await notices.notify(account.id, isLate ? 'fund-password-changed' : 'fund-password-set', whereFrom(context));
    return reply({});
  };
