import type { sendGuestCode } from '@quay/contract/identity';
import { type Route, refused, reply } from '../../../edge/route.ts';
import { addressOf } from '../addresses.ts';
import { isNo } from '../checked.ts';
import type { IdentityNeeds } from '../needs.ts';

export const sendGuestCodeRoute =
  ({ accounts, reads }: IdentityNeeds): Route<typeof sendGuestCode> =>
  async (request, context) => {
    const to = addressOf(request.channel, request.address, request.areaCode);
    if ('refusal' in to) return refused(to.refusal, {}, to.field);

    const users = reads.identity;
    const user = await (to.channel === 'email' ? users.userByEmail(to.address) : users.userByPhone(to.address));
    const sent = await accounts.codes.send({
      ...to,
      purpose: request.purpose,
      subject: to.address,
      user: user?.id,
      isRequested: true,
      instead: insteadOf(request.purpose, user !== undefined),
      language: context.language,
      from: context.address,
    });
    return isNo(sent) ? { outcome: { ok: false, ...sent } } : reply(sent);
  };

/** Whoever asks gets the same answer; the owner of the mailbox reads what is true. */
function insteadOf(purpose: string, isKnown: boolean): 'has-account' | 'no-account' | undefined {
  if (purpose === 'register' && isKnown) return 'has-account';
  return purpose === 'forgot-password' && !isKnown ? 'no-account' : undefined;
}
