import { identity, type unfreeze } from '@quay/contract/identity';
import { type Route, refused, reply } from '../../../edge/route.ts';
import { isNo, no } from '../checked.ts';
import type { IdentityNeeds } from '../needs.ts';
import { whereFrom } from '../where.ts';

export const unfreezeRoute =
  ({ accounts, reads }: IdentityNeeds): Route<typeof unfreeze> =>
  async ({ proof }, context) => {
    const { proofs, holds, sessions, notices, security } = accounts;
    const account = await security(context.owner);
    if (account.standing !== 'frozen') return refused(identity['not-frozen']);
    if (account.thawBy === 'staff') return refused(identity['unfreeze-by-staff']);
    const proven = await proofs.check(account, 'unfreeze', proof, context.address);
    if (isNo(proven)) return no(proven);

    const lost = await proven.spend();
    if (lost) return no(lost);
    await holds.place(account.id, 'unfrozen');
    const opened = await reads.identity.unfreeze(account.id);
    if (!opened) return refused(identity['not-frozen']);
    await holds.follow(account.id);
    sessions.forget(account.id);
    await notices.notify(account.id, 'account-unfrozen', whereFrom(context));
    return reply({});
  };
