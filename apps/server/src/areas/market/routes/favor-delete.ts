import { trading } from '@quay/contract';
import type { favorDelete } from '@quay/contract/market';
import { type Route, refused, told } from '../../../edge/route.ts';

export const favorDeleteRoute: Route<typeof favorDelete> = async ({ symbol }, { owner, market, reads }) => {
  if (!market.market(symbol)) return refused(trading['symbol-unknown'], { symbol }, 'symbol');
  await reads.market.removeFavourite(owner, symbol);
  return told(await reads.market.favourites(owner));
};
