import { type addPasskey, identity } from '@quay/contract/identity';
import { type Route, refused, told } from '../../../edge/route.ts';
import { isNo, no } from '../checked.ts';
import { PASSKEYS_MAX, passkeyOnWire } from '../passkeys.ts';
import { isWeak } from '../proofs.ts';
import { whereFrom } from '../where.ts';

export const addPasskeyRoute: Route<typeof addPasskey> = async ({ name, passkey, proof }, asking) => {
  const { passkeys, proofs, holds, notices, security, now } = asking.identity;
  const account = await security(asking.owner);
  const proven = await proofs.check(account, 'add-passkey', proof, asking.address);
  if (isNo(proven)) return no(proven);
  if (account.passkeys >= PASSKEYS_MAX) return tooMany;
  const made = await passkeys.readNew(account.id, passkey);
  if (!made) return refused(identity['passkey-wrong'], {}, 'passkey');

  const lost = await proven.spend();
  if (lost) return no(lost);
  // It may be a thief's, where nothing but a password had to be proved.
  if (isWeak(account)) await holds.place(account.id, 'passkey-changed');
  const row = { ...made, user: account.id, name, addedAt: now() };
  const added = await asking.reads.identity.addPasskey(row, PASSKEYS_MAX);
  if (added === 'too many') return tooMany;
  if (added === 'known') return refused(identity['passkey-wrong'], {}, 'passkey');
  await notices.tell(account.id, 'passkey-added', whereFrom(asking), { name });
  return told(passkeyOnWire(added));
};

const tooMany = refused(identity['passkey-too-many'], { max: String(PASSKEYS_MAX) });
