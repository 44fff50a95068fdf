import { identity, type unfreeze } from '@quay/contract/identity';
import { type Route, refused, told } from '../../../edge/route.ts';
import { isNo, no } from '../checked.ts';
import { whereFrom } from '../where.ts';

export const unfreezeRoute: Route<typeof unfreeze> = async ({ proof }, asking) => {
  const { proofs, holds, sessions, notices, security } = asking.identity;
  const account = await security(asking.owner);
  if (account.standing !== 'frozen') return refused(identity['not-frozen']);
  if (account.thawBy === 'staff') return refused(identity['unfreeze-by-staff']);
  const proven = await proofs.check(account, 'unfreeze', proof, asking.address);
  if (isNo(proven)) return no(proven);

  const lost = await proven.spend();
  if (lost) return no(lost);
  await holds.place(account.id, 'unfrozen');
  const opened = await asking.reads.identity.unfreeze(account.id);
  if (!opened) return refused(identity['not-frozen']);
  await holds.follow(account.id);
  sessions.forget(account.id);
  await notices.tell(account.id, 'account-unfrozen', whereFrom(asking));
  return told({});
};
