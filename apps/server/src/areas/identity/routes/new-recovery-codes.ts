import { identity, type newRecoveryCodes } from '@quay/contract/identity';
import { type Route, refused, told } from '../../../edge/route.ts';
import { isNo, no } from '../checked.ts';
import { whereFrom } from '../where.ts';

export const newRecoveryCodesRoute: Route<typeof newRecoveryCodes> = async ({ proof }, asking) => {
  const { recoveryCodes, proofs, notices, security } = asking.identity;
  const account = await security(asking.owner);
  if (!account.authenticator) return refused(identity['authenticator-not-bound']);
  const proven = await proofs.check(account, 'new-recovery-codes', proof, asking.address);
  if (isNo(proven)) return no(proven);

  const lost = await proven.spend();
  if (lost) return no(lost);
  const { codes, hashes } = recoveryCodes.make(account.id);
  await asking.reads.identity.replaceRecoveryCodes(account.id, hashes);
  await notices.tell(account.id, 'recovery-codes-changed', whereFrom(asking));
  return told({ recoveryCodes: codes });
};
