import { ANTI_PHISHING, identity, type setAntiPhishing } from '@quay/contract/identity';
import { type Route, refused, told } from '../../../edge/route.ts';
import { isNo, no } from '../checked.ts';
import { whereFrom } from '../where.ts';

export const setAntiPhishingRoute: Route<typeof setAntiPhishing> = async ({ word, proof }, asking) => {
  const { proofs, notices, security } = asking.identity;
  if (!ANTI_PHISHING.test(word)) return refused(identity['anti-phishing-malformed'], {}, 'word');
  const account = await security(asking.owner);
  const proven = await proofs.check(account, 'set-anti-phishing', proof, asking.address);
  if (isNo(proven)) return no(proven);

  const lost = await proven.spend();
  if (lost) return no(lost);
  await asking.reads.identity.setAntiPhishing(account.id, word);
  await notices.tell(account.id, 'anti-phishing-changed', whereFrom(asking));
  return told({});
};
