import { identity, type removePasskey } from '@quay/contract/identity';
import { type Route, refused, told } from '../../../edge/route.ts';
import { isNo, no } from '../checked.ts';
import { whereFrom } from '../where.ts';

export const removePasskeyRoute: Route<typeof removePasskey> = async ({ passkeyId, proof }, asking) => {
  const { proofs, holds, notices, security, securityChanges } = asking.identity;
  const passkey = (await asking.reads.identity.passkeys(asking.owner)).find(({ id }) => id === passkeyId);
  if (!passkey) return refused(identity['passkey-unknown'], {}, 'passkeyId');
  const account = await security(asking.owner);
  const proven = await proofs.check(account, 'remove-passkey', proof, asking.address);
  if (isNo(proven)) return no(proven);

  const lost = await proven.spend();
  if (lost) return no(lost);
  await holds.place(account.id, 'passkey-changed');
  const removed = await asking.reads.identity.removePasskey(account.id, passkeyId);
  if (!removed) return refused(identity['passkey-unknown'], {}, 'passkeyId');
  securityChanges.emit(account.id);
  await notices.tell(account.id, 'passkey-removed', whereFrom(asking), { name: passkey.name });
  return told({});
};
