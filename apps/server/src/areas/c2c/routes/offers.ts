import { c2c, fiatDecimals, type offers } from '@quay/contract/c2c';
import { type Route, refused, reply } from '../../../edge/route.ts';
import { positive } from '../ads/validate-ad.ts';
import type { C2cNeeds } from '../needs.ts';

const PAGE = 20;

export const offersRoute =
  ({ c2c: { market }, reads }: C2cNeeds): Route<typeof offers> =>
  async (request, context) => {
    // Only merchants have ads, so that `merchants` leaves none out.
    const {
      side,
      symbol,
      fiat,
      kinds,
      amount,
      mine,
      followed,
      sort = 'price',
      pageNo = 1,
      pageSize: size = PAGE,
    } = request;
    const money = amount === undefined ? undefined : positive(amount, fiatDecimals(fiat));
    if (amount !== undefined && money === undefined) return refused(c2c['amount-malformed'], {}, 'amount');
    const { session } = context;
    const taker = mine && session ? await market.takerOf(session.user, await context.rows()) : undefined;
    const viewer = session?.user;
    const follows = followed && session ? await reads.c2c.followsOf(session.user) : undefined;
    const owners = follows && new Set(follows.map(({ advertiser }) => advertiser));
    const page = { sort, offset: (pageNo - 1) * size, size };
    return reply(await market.offers({ side, symbol, fiat, kinds, money, taker, viewer, owners, ...page }));
  };
