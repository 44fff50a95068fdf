import { type addPasskey, identity } from '@quay/contract/identity';
import { type Route, refused, reply } from '../../../edge/route.ts';
import { isNo, no } from '../checked.ts';
import { strongFactors } from '../factors.ts';
import type { IdentityNeeds } from '../needs.ts';
import { PASSKEYS_MAX, passkeyOnWire } from '../passkeys.ts';
import { whereFrom } from '../where.ts';

export const addPasskeyRoute =
  ({ accounts, reads }: IdentityNeeds): Route<typeof addPasskey> =>
  async ({ name, passkey, proof }, context) => {
    const { passkeys, proofs, holds, notices, security, securityChanges, gotCoins, now } = accounts;
    const account = await security(context.owner);
    const proven = await proofs.check(account, 'add-passkey', proof, context.address);
    if (isNo(proven)) return no(proven);
    if (account.passkeys >= PASSKEYS_MAX) return tooMany;
    const made = await passkeys.readNew(account.id, passkey);
    if (!made) return refused(identity['passkey-wrong'], {}, 'passkey');

    const lost = await proven.spend();
    if (lost) return no(lost);
    // The first lock may be a thief's: only where there never was anything to take, nothing waits for it.
    const waits = strongFactors(account).length > 0 || (await gotCoins(account.id));
    if (waits) await holds.place(account.id, 'passkey-changed');
    const row = { ...made, user: account.id, name, addedAt: now() };
    const added = await reads.identity.addPasskey(row, PASSKEYS_MAX);
    if (added === 'too many') return tooMany;
    if (added === 'known') return refused(identity['passkey-wrong'], {}, 'passkey');
    securityChanges.emit(account.id);
    await notices.notify(account.id, waits ? 'passkey-added-held' : 'passkey-added', whereFrom(context), { name });
    return reply(passkeyOnWire(added));
  };

const tooMany = refused(identity['passkey-too-many'], { max: String(PASSKEYS_MAX) });
