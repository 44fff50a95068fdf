import { identity, type removePasskey } from '@quay/contract/identity';
import { type Route, refused, reply } from '../../../edge/route.ts';
import { isNo, no } from '../checked.ts';
import type { IdentityNeeds } from '../needs.ts';
import { whereFrom } from '../where.ts';

export const removePasskeyRoute =
  ({ accounts, reads }: IdentityNeeds): Route<typeof removePasskey> =>
  async ({ passkeyId, proof }, context) => {
    const { proofs, holds, notices, security, securityChanges } = accounts;
    const passkey = (await reads.identity.passkeys(context.owner)).find(({ id }) => id === passkeyId);
    if (!passkey) return refused(identity['passkey-unknown'], {}, 'passkeyId');
    const account = await security(context.owner);
    const proven = await proofs.check(account, 'remove-passkey', proof, context.address);
    if (isNo(proven)) return no(proven);

    const lost = await proven.spend();
    if (lost) return no(lost);
    await holds.place(account.id, 'passkey-changed');
    const removed = await reads.identity.removePasskey(account.id, passkeyId);
    if (!removed) return refused(identity['passkey-unknown'], {}, 'passkeyId');
    securityChanges.emit(account.id);
    await notices.notify(account.id, 'passkey-removed', whereFrom(context), { name: passkey.name });
    return reply({});
  };
