import { trading } from '@quay/contract';
import { favorAdd, favorDelete, favorFind } from '@quay/contract/market';
import { instrumentKey } from '@quay/contract/trading';
import { refused, reply, type Served, serve } from '../../../edge/route.ts';
import type { MarketNeeds } from '../needs.ts';

/** The instruments of a product that a user marked. */
export const favouriteRoutes = ({ market, reads }: MarketNeeds): Served[] => [
  serve(favorFind, async ({ product = 'spot' }, { session }) =>
    reply(session ? await reads.market.favourites(session.user, product) : []),
  ),
  serve(favorAdd, async ({ symbol, product = 'spot' }, { owner }) => {
    const instrument = { product, symbol };
    if (!market.has(instrumentKey(instrument))) return refused(trading['symbol-unknown'], { symbol }, 'symbol');
    await reads.market.addFavourite(owner, instrument);
    return reply(await reads.market.favourites(owner, product));
  }),
  serve(favorDelete, async ({ symbol, product = 'spot' }, { owner }) => {
    const instrument = { product, symbol };
    if (!market.has(instrumentKey(instrument))) return refused(trading['symbol-unknown'], { symbol }, 'symbol');
    await reads.market.removeFavourite(owner, instrument);
    return reply(await reads.market.favourites(owner, product));
  }),
];
