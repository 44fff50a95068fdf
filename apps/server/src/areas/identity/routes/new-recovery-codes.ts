import { identity, type newRecoveryCodes } from '@quay/contract/identity';
import { type Route, refused, reply } from '../../../edge/route.ts';
import { isNo, no } from '../checked.ts';
import type { IdentityNeeds } from '../needs.ts';
import { whereFrom } from '../where.ts';

export const newRecoveryCodesRoute =
  ({ accounts, reads }: IdentityNeeds): Route<typeof newRecoveryCodes> =>
  async ({ proof }, context) => {
    const { recoveryCodes, proofs, notices, security } = accounts;
    const account = await security(context.owner);
    if (!account.authenticator) return refused(identity['authenticator-not-bound']);
    const proven = await proofs.check(account, 'new-recovery-codes', proof, context.address);
    if (isNo(proven)) return no(proven);

    const lost = await proven.spend();
    if (lost) return no(lost);
    const { codes, hashes } = recoveryCodes.make(account.id);
    await reads.identity.replaceRecoveryCodes(account.id, hashes);
    await notices.notify(account.id, 'recovery-codes-changed', whereFrom(context));
    return reply({ recoveryCodes: codes });
  };
