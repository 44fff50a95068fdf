import { c2c, fiatDecimals, type offers } from '@quay/contract/c2c';
import { positive } from '../ads/judge-ad.ts';
import { type Route, refused, told } from '../asking.ts';

const PAGE = 20;

export const offersRoute: Route<typeof offers> = async (request, asking) => {
  // Only merchants have ads, so that `merchants` leaves none out.
  const { side, symbol, fiat, kinds, amount, mine, sort = 'price', pageNo = 1, pageSize: size = PAGE } = request;
  const { market } = asking.c2c;
  const money = amount === undefined ? undefined : positive(amount, fiatDecimals(fiat));
  if (amount !== undefined && money === undefined) return refused(c2c['amount-malformed'], {}, 'amount');
  const { session } = asking;
  const taker = mine && session ? await market.takerOf(session.user, await asking.rows()) : undefined;
  const page = { sort, offset: (pageNo - 1) * size, size };
  return told(await market.offers({ side, symbol, fiat, kinds, money, taker, ...page }));
};
