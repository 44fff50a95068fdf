import { trading } from '@quay/contract';
import type { favorAdd } from '@quay/contract/market';
import { type Route, refused, told } from '../../../edge/route.ts';

export const favorAddRoute: Route<typeof favorAdd> = async ({ symbol }, { owner, market, reads }) => {
  if (!market.market(symbol)) return refused(trading['symbol-unknown'], { symbol }, 'symbol');
  await reads.market.addFavourite(owner, symbol);
  return told(await reads.market.favourites(owner));
};
