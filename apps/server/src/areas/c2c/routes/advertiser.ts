import { type advertiser, c2c } from '@quay/contract/c2c';
import { text } from '@quay/money';
import { type Route, refused, reply } from '../../../edge/route.ts';
import { hasBeenMerchant } from '../market/takers.ts';
import type { C2cNeeds } from '../needs.ts';

export const advertiserRoute =
  ({ c2c: { market } }: C2cNeeds): Route<typeof advertiser> =>
  async ({ userId }, { session }) => {
    const trader = (await market.traders.read([userId])).get(userId);
    if (!trader || !hasBeenMerchant(trader)) return refused(c2c['acceptor-unknown'], {}, 'userId');
    return reply({
      ...market.card(trader),
      memberSince: trader.memberSince,
      deposit: text(trader.deposit),
      verified: trader.level === 'advanced' || trader.level === 'notary',
      ads: await market.offersOf(userId, session?.user),
    });
  };
