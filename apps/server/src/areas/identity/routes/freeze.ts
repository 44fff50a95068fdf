import { type freeze, identity } from '@quay/contract/identity';
import { type Route, refused, reply } from '../../../edge/route.ts';
import type { IdentityNeeds } from '../needs.ts';
import { FREEZE } from '../notices.ts';

export const freezeRoute =
  ({ accounts }: IdentityNeeds): Route<typeof freeze> =>
  async ({ token }, context) => {
    const { oneTime, freezing } = accounts;
    if (token !== undefined) {
      const ticket = await oneTime.redeem(FREEZE, token);
      if (ticket?.user === undefined) return refused(identity['login-expired']);
      const { thawBy } = ticket.data as { readonly thawBy: 'owner' | 'staff' };
      await freezing.freeze(ticket.user, thawBy);
      return reply({});
    }
    if (!context.session) return refused(identity['login-expired']);
    await freezing.freeze(context.session.user, 'owner');
    return reply({});
  };
