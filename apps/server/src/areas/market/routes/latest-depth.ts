import { trading } from '@quay/contract';
import { DEPTH_SIZE, type latestDepth } from '@quay/contract/market';
import { type Route, refused, told } from '../../../edge/route.ts';
import { levelsOnWire } from '../wire.ts';

export const latestDepthRoute: Route<typeof latestDepth> = ({ symbol, size }, { market }) => {
  if (!market.market(symbol)) return refused(trading['symbol-unknown'], { symbol }, 'symbol');
  const { sequence, bids, asks } = market.depth(symbol, Math.min(Number(size ?? DEPTH_SIZE), DEPTH_SIZE));
  return told({ symbol, sequence, bids: levelsOnWire(bids), asks: levelsOnWire(asks) });
};
