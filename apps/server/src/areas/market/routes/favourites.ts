import { trading } from '@quay/contract';
import { favorAdd, favorDelete, favorFind } from '@quay/contract/market';
import { refused, reply, type Served, serve } from '../../../edge/route.ts';
import type { MarketNeeds } from '../needs.ts';

/** The markets that a user marked. */
export const favouriteRoutes = ({ market, reads }: MarketNeeds): Served[] => [
  serve(favorFind, async (_request, { session }) =>
    reply(session ? await reads.market.favourites(session.user, 'spot') : []),
  ),
  serve(favorAdd, async ({ symbol }, { owner }) => {
    if (!market.market(symbol)) return refused(trading['symbol-unknown'], { symbol }, 'symbol');
    await reads.market.addFavourite(owner, { product: 'spot', symbol });
    return reply(await reads.market.favourites(owner, 'spot'));
  }),
  serve(favorDelete, async ({ symbol }, { owner }) => {
    if (!market.market(symbol)) return refused(trading['symbol-unknown'], { symbol }, 'symbol');
    await reads.market.removeFavourite(owner, { product: 'spot', symbol });
    return reply(await reads.market.favourites(owner, 'spot'));
  }),
];
