import { identity, type sendCode } from '@quay/contract/identity';
import { type Route, refused, reply } from '../../../edge/route.ts';
import { addressOf } from '../addresses.ts';
import { isNo } from '../checked.ts';
import type { IdentityNeeds } from '../needs.ts';

export const sendCodeRoute =
  ({ accounts, reads }: IdentityNeeds): Route<typeof sendCode> =>
  async ({ act, channel, address, areaCode }, context) => {
    const user = await reads.identity.userById(context.owner);
    if (!user) throw new Error(`user ${context.owner} has a session and is not there`);
    const wanted = {
      purpose: act,
      subject: `user ${user.id}`,
      language: context.language,
      from: context.address,
    } as const;

    if (address === undefined) {
      const bound = user[channel];
      if (bound === null) return refused(identity['channel-not-bound'], {}, 'channel');
      return sent(await accounts.codes.send({ ...wanted, channel, address: bound, user: user.id, isRequested: false }));
    }
    // Only what is about to be bound may be new, and only on the channel that the act is about.
    if (act !== `bind-${channel}`) return refused(identity['channel-not-bound'], {}, 'address');
    const to = addressOf(channel, address, areaCode);
    if ('refusal' in to) return refused(to.refusal, {}, to.field);
    // It may be somebody else's: the anti-phishing word is not for them.
    return sent(await accounts.codes.send({ ...wanted, ...to, isRequested: true }));
  };

type Sent = Awaited<ReturnType<IdentityNeeds['accounts']['codes']['send']>>;
const sent = (outcome: Sent) => (isNo(outcome) ? { outcome: { ok: false as const, ...outcome } } : reply(outcome));
