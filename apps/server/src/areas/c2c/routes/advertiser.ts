import { type advertiser, c2c } from '@quay/contract/c2c';
import { text } from '@quay/money';
import { type Route, refused, told } from '../asking.ts';
import { hasBeenMerchant } from '../market/takers.ts';

export const advertiserRoute: Route<typeof advertiser> = async ({ userId }, asking) => {
  const { market } = asking.c2c;
  const trader = (await market.traders.read([userId])).get(userId);
  if (!trader || !hasBeenMerchant(trader)) return refused(c2c['acceptor-unknown'], {}, 'userId');
  return told({
    ...market.card(trader),
    memberSince: trader.memberSince,
    deposit: text(trader.deposit),
    verified: trader.level === 'advanced' || trader.level === 'notary',
    ads: await market.offersOf(userId),
  });
};
