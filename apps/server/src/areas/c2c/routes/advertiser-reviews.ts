import { type advertiserReviews, c2c } from '@quay/contract/c2c';
import { type Route, refused, told } from '../asking.ts';
import { hasBeenMerchant } from '../market/takers.ts';

const PAGE = 20;

export const advertiserReviewsRoute: Route<typeof advertiserReviews> = async ({ userId, good, before }, asking) => {
  const trader = (await asking.c2c.market.traders.read([userId])).get(userId);
  if (!trader || !hasBeenMerchant(trader)) return refused(c2c['acceptor-unknown'], {}, 'userId');
  const found = await asking.reads.c2c.reviewsAbout(userId, { good, before, size: PAGE });
  return told(found.map(({ id, ...review }) => ({ reviewId: id, ...review })));
};
