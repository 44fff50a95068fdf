import { ANTI_PHISHING, identity, type setAntiPhishing } from '@quay/contract/identity';
import { type Route, refused, reply } from '../../../edge/route.ts';
import { isNo, no } from '../checked.ts';
import type { IdentityNeeds } from '../needs.ts';
import { whereFrom } from '../where.ts';

export const setAntiPhishingRoute =
  ({ accounts, reads }: IdentityNeeds): Route<typeof setAntiPhishing> =>
  async ({ word, proof }, context) => {
    const { proofs, notices, security } = accounts;
    if (!ANTI_PHISHING.test(word)) return refused(identity['anti-phishing-malformed'], {}, 'word');
    const account = await security(context.owner);
    const proven = await proofs.check(account, 'set-anti-phishing', proof, context.address);
    if (isNo(proven)) return no(proven);

    const lost = await proven.spend();
    if (lost) return no(lost);
    await reads.identity.setAntiPhishing(account.id, word);
    await notices.notify(account.id, 'anti-phishing-changed', whereFrom(context));
    return reply({});
  };
