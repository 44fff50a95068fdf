import { type bindAuthenticator, identity } from '@quay/contract/identity';
import { type Route, refused, reply } from '../../../edge/route.ts';
import { isNo, no } from '../checked.ts';
import { strongFactors } from '../factors.ts';
import type { IdentityNeeds } from '../needs.ts';
import { whereFrom } from '../where.ts';

export const bindAuthenticatorRoute =
  ({ accounts, reads }: IdentityNeeds): Route<typeof bindAuthenticator> =>
  async ({ totp, proof }, context) => {
    const { authenticator, recoveryCodes, proofs, holds, notices, security, securityChanges, gotCoins, now } = accounts;
    const account = await security(context.owner);
    const begun = await authenticator.begun(account.id);
    if (!begun) return refused(identity['authenticator-not-begun']);
    if (totp.trim() === '') return refused(identity['totp-missing'], {}, 'totp');
    const proven = await proofs.check(account, 'bind-authenticator', proof, context.address);
    // The new code is `totp` too: the path says which of both is meant.
    if (isNo(proven)) return no({ ...proven, ...(proven.field && { field: `proof.${proven.field}` }) });
    // Whoever asks has the new secret on the screen: there is nothing to guess, and no try to count.
    const step = await begun.stepOf(totp);
    if (step === undefined) return refused(identity['totp-wrong'], {}, 'totp');

    const lost = await proven.spend();
    if (lost) return no(lost);
    const { codes, hashes } = recoveryCodes.make(account.id);
    // The first lock may be a thief's: only where there never was anything to take, nothing waits for it.
    const waits = strongFactors(account).length > 0 || (await gotCoins(account.id));
    if (waits) await holds.place(account.id, 'authenticator-changed');
    const bound = await reads.identity.bindAuthenticator({
      user: account.id,
      sealed: begun.sealed,
      step,
      codeHashes: hashes,
      at: now(),
    });
    if (!bound) return refused(identity['authenticator-not-begun']);
    securityChanges.emit(account.id);
    await notices.notify(account.id, waits ? 'authenticator-changed' : 'authenticator-bound', whereFrom(context));
    return reply({ recoveryCodes: codes });
  };
