import { trading } from '@quay/contract';
import { type latestTrade, TRADES_SIZE } from '@quay/contract/market';
import { type Route, refused, told } from '../../../edge/route.ts';
import { TAPE_SIZE } from '../view.ts';
import { tradeOnWire } from '../wire.ts';

export const latestTradeRoute: Route<typeof latestTrade> = ({ symbol, size }, { market }) => {
  if (!market.market(symbol)) return refused(trading['symbol-unknown'], { symbol }, 'symbol');
  return told(market.trades(symbol, Math.min(Number(size ?? TRADES_SIZE), TAPE_SIZE)).map(tradeOnWire));
};
