import { type advertiserReviews, c2c } from '@quay/contract/c2c';
import { type Route, refused, reply } from '../../../edge/route.ts';
import { hasBeenMerchant } from '../market/takers.ts';
import type { C2cNeeds } from '../needs.ts';

const PAGE = 20;

export const advertiserReviewsRoute =
  ({ c2c: { market }, reads }: C2cNeeds): Route<typeof advertiserReviews> =>
  async ({ userId, good, before }) => {
    const trader = (await market.traders.read([userId])).get(userId);
    if (!trader || !hasBeenMerchant(trader)) return refused(c2c['acceptor-unknown'], {}, 'userId');
    const found = await reads.c2c.reviewsAbout(userId, { good, before, size: PAGE });
    return reply(found.map(({ id, ...review }) => ({ reviewId: id, ...review })));
  };
