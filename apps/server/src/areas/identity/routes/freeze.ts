import { type freeze, identity } from '@quay/contract/identity';
import { type Route, refused, told } from '../../../edge/route.ts';
import { FREEZE } from '../notices.ts';

export const freezeRoute: Route<typeof freeze> = async ({ token }, asking) => {
  const { oneTime, freezing } = asking.identity;
  if (token !== undefined) {
    const ticket = await oneTime.redeem(FREEZE, token);
    if (ticket?.user === undefined) return refused(identity['login-expired']);
    const { thawBy } = ticket.data as { readonly thawBy: 'owner' | 'staff' };
    await freezing.freeze(ticket.user, thawBy);
    return told({});
  }
  if (!asking.session) return refused(identity['login-expired']);
  await freezing.freeze(asking.session.user, 'owner');
  return told({});
};
