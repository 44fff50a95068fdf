import { c2c, type setTaking } from '@quay/contract/c2c';
import { type Route, refused, reply } from '../../../edge/route.ts';
import type { C2cNeeds } from '../needs.ts';

export const setTakingRoute =
  ({ c2c: { market } }: C2cNeeds): Route<typeof setTaking> =>
  async ({ taking }, { owner }) => {
    const trader = (await market.traders.read([owner])).get(owner);
    if (trader?.merchant !== 'verified') return refused(c2c['not-acceptor']);
    await market.traders.setTaking(owner, taking);
    return reply({});
  };
